"""The tables of the database, and the steps that lead to them."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, Integer, MetaData, Table, Text

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("settings", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("salt", Text, nullable=False),
    Column("commitment", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("invite", Text, nullable=False),
    Column("code", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("undone", Integer, nullable=False),
    Column("asked", Text, nullable=False),
    Column("waiting", Text, nullable=False),
    Column("round", Integer, nullable=False),
    Column("scores", Text, nullable=False),
    Column("seal", Text, nullable=False),
    Column("due", Integer, nullable=False),
    Column("lease", Float, nullable=False),
    Column("origin", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("plea", Text, nullable=False),
    Column("notice", Text, nullable=False),
    Column("seeded", Boolean, nullable=False),
    Column("veiled", Text, nullable=False),
    Column("hints", Boolean, nullable=False),
)
SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("bot", Text, nullable=False),
    Column("owner", Text, nullable=False),
)
MOVES = Table(
    "moves",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("move", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("key", Text, nullable=False),
    Column("told", Text, nullable=False),
    Column("asked", Integer, nullable=False),
    Column("veiled", Boolean, nullable=False),
)
POSITIONS = Table(
    "positions",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("moves", Integer, nullable=False),
    Column("data", Text, nullable=False),
)
RECOVERIES = Table(
    "recoveries",
    METADATA,
    Column("token", Text, primary_key=True),
    Column("table_id", Text, nullable=False),
    Column("owner", Text, nullable=False),
    Column("expires", Float, nullable=False),
)

ANALYSES = Table(
    "analyses",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("data", Text, nullable=False),
)
PUZZLES = Table(
    "puzzles",
    METADATA,
    Column("game", Text, primary_key=True),
    Column("day", Text, primary_key=True),
    Column("table_id", Text, nullable=False),
    Column("data", Text, nullable=False),
)

# Each step is carried out once, in order, and never changed afterwards. Understood by SQLite and PostgreSQL alike.
STEPS: tuple[tuple[str, ...], ...] = (
    (
        "create table tables (id text primary key, game text not null, rules integer not null, settings text not null,"
        " seed text not null, salt text not null, commitment text not null, status text not null, invite text not null,"
        " code text not null, version integer not null, moves integer not null, undone integer not null,"
        " asked text not null, waiting text not null, round integer not null, scores text not null, seal text not null,"
        " due integer not null, lease double precision not null, origin text not null,"
        " created double precision not null, updated double precision not null)",
        "create unique index tables_by_invite on tables (invite)",
        "create unique index tables_by_code on tables (code)",
        "create index tables_due on tables (lease) where due = 1",
        "create table seats (table_id text not null references tables (id), seat integer not null, kind text not null,"
        " name text not null, bot text not null, owner text not null, primary key (table_id, seat))",
        "create index seats_by_owner on seats (owner) where owner <> ''",
        "create table moves (table_id text not null references tables (id), move integer not null,"
        " seat integer not null, key text not null, told text not null, primary key (table_id, move))",
        "create table positions (table_id text primary key references tables (id), moves integer not null,"
        " data text not null)",
        "create table recoveries (token text primary key, table_id text not null references tables (id),"
        " owner text not null, expires double precision not null)",
    ),
    (
        "alter table tables add column plea text not null default 'null'",
        "alter table tables add column notice text not null default ''",
    ),
    ("alter table tables add column seeded boolean not null default false",),
    ("alter table moves add column asked integer not null default 2147483647",),
    (
        "alter table tables add column veiled text not null default '{}'",
        "alter table moves add column veiled boolean not null default false",
    ),
    (
        "alter table tables add column hints boolean not null default false",
        "create table analyses (table_id text primary key references tables (id), data text not null)",
        "create table puzzles (game text not null, day text not null, table_id text not null references tables (id),"
        " data text not null, primary key (game, day))",
    ),
)
