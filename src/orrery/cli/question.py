"""A question as people read it: one sentence, numbered options, and what each is certain to bring."""

from __future__ import annotations

import re
from typing import Any

from rich.columns import Columns
from rich.console import Console
from rich.table import Table
from rich.text import Text

from orrery.cli import tables
from orrery.cli.tables import Pane
from orrery.core.sentence import plain
from orrery.core.view import Choice, Question
from orrery.play.session import Session

BRIEF = 4  # sentences of a preview beside its option; `? 3` shows them all
MANY = 8  # options without anything to explain, from which on they stand in columns
PLAIN_WORDS = {"gain", "a", "an", "the", "you", "your", "it", "on", "to", "and", "1"}


def ask(console: Console, session: Session, pane: Pane[Any], explained: set[str]) -> None:
    """Put the question; things already explained on the table are not explained again."""
    question = pane.view["ask"]
    console.print()
    console.print(sentence(session, pane, question))
    lines = [option_line(session, pane, option, explained) for option in question["options"]]
    if len(lines) > MANY and not any("\n" in line.plain for line in lines):
        numbered = [Text().append(f"{number:>3}  ", "bold").append_text(line) for number, line in enumerate(lines, 1)]
        console.print(Columns(numbered, padding=(0, 2), column_first=True))
        return
    grid = Table.grid(padding=(0, 2))
    grid.add_column(justify="right", width=3, style="bold")
    grid.add_column()
    for number, line in enumerate(lines, 1):
        grid.add_row(str(number), line)
    console.print(grid)


def sentence(session: Session, pane: Pane[Any], question: Question) -> Text:
    """What is asked of whom, and what caused it."""
    prompt = plain(session.title.said_at(pane.view, question["prompt"]))
    text = Text(f"{session.names[pane.seat]}: ", "bold").append(f"{prompt[:1].lower()}{prompt[1:]}.", "bold")
    cause = session.title.catalog.things.get(question["because"])
    if cause is not None:
        says = session.title.text(cause, session.settings)
        text.append(f"  [{cause.name}{f': {says}' if says_more(says, cause.name) else ''}]", "not bold italic")
    return text


def option_line(session: Session, pane: Pane[Any], option: Choice, explained: set[str]) -> Text:
    """The label; what the card says, where that says more; and what is certain to follow."""
    label = plain(session.title.said_at(pane.view, option["label"]))
    line = Text(f"{label}{tables.note(pane, option['target'])}")
    thing = session.title.catalog.things.get(option["target"])
    says = "" if thing is None else session.title.text(thing, session.settings)
    if thing is not None and thing.ref not in explained and says_more(says, label):
        line.append(f"\n{says}", "italic")
    facts = [plain(fact) for fact in session.preview(pane.seat, option["key"])]
    follows = facts[0 if facts and says_more(facts[0], label) else 1 :]
    if follows:
        more = " ..." if len(follows) > BRIEF else ""
        line.append(f"\n→ {' '.join(follows[:BRIEF])}{more}", "dim")
    return line


def says_more(text: str, label: str) -> bool:
    """Whether the text has anything that the label does not say already."""
    said = set(re.findall(r"\w+", label.lower())) | PLAIN_WORDS
    return len(set(re.findall(r"\w+", text.lower())) - said) > 1
