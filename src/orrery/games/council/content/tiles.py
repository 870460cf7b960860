"""The 31 solar systems: planets and yield."""

from __future__ import annotations

from orrery.games.council.components import BLUE, BROWN, RED, Tile

_NONE, _COAL, _GOLD, _CRYSTAL = (0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1)
TILES: tuple[Tile, ...] = (
    Tile(0, "P1-01", "Aster", 1, (BLUE, BLUE), _COAL, 1),
    Tile(1, "P1-02", "Bellis", 1, (BLUE, BLUE, BROWN), (2, 0, 0), 0),
    Tile(2, "P1-03", "Cairn", 1, (BLUE, BROWN), _NONE, 3),
    Tile(3, "P1-04", "Dovrel", 1, (BLUE,), _GOLD, 0),
    Tile(4, "P1-05", "Eos Minor", 1, (BLUE, BLUE), _NONE, 3),
    Tile(5, "P1-06", "Fallow", 1, (BLUE, BROWN, RED), _COAL, 1),
    Tile(6, "P1-07", "Grove Cluster", 1, (BLUE, BLUE, BROWN, RED), _NONE, 2),
    Tile(7, "P1-08", "Hearth", 1, (BLUE, BROWN), _GOLD, 0),
    Tile(8, "P1-09", "Iri", 1, (BLUE, RED), _COAL, 1),
    Tile(9, "P1-10", "Juno's Rest", 1, (BLUE, BLUE, RED), _GOLD, 0),
    Tile(10, "P2-01", "Kestrel", 2, (BLUE, BROWN), _GOLD, 0),
    Tile(11, "P2-02", "Lode", 2, (BROWN, BROWN), _GOLD, 1),
    Tile(12, "P2-03", "Meridian", 2, (BLUE, BROWN, RED), _NONE, 4),
    Tile(13, "P2-04", "Nacre", 2, (BLUE, BLUE, BROWN), _COAL, 1),
    Tile(14, "P2-05", "Ochre Twins", 2, (BROWN, RED), (1, 1, 0), 0),
    Tile(15, "P2-06", "Pyre", 2, (BLUE, RED), _GOLD, 1),
    Tile(16, "P2-07", "Quartet", 2, (BLUE, BROWN, BROWN, RED), _NONE, 2),
    Tile(17, "P2-08", "Rime", 2, (BLUE,), _CRYSTAL, 0),
    Tile(18, "P2-09", "Sirocco", 2, (BROWN, BROWN, RED), _GOLD, 0),
    Tile(19, "P2-10", "Tethra", 2, (BLUE, BLUE), _NONE, 4),
    Tile(20, "P2-11", "Ulan", 2, (BLUE, BROWN, RED), (2, 0, 0), 0),
    Tile(21, "P3-01", "Vanta", 3, (BROWN, RED), _CRYSTAL, 0),
    Tile(22, "P3-02", "Wrath", 3, (RED, RED), _CRYSTAL, 1),
    Tile(23, "P3-03", "Xanthe", 3, (BLUE, BROWN, RED), _GOLD, 2),
    Tile(24, "P3-04", "Yonder", 3, (BROWN, BROWN), _NONE, 5),
    Tile(25, "P3-05", "Zenith", 3, (RED,), (0, 1, 1), 0),
    Tile(26, "P3-06", "Brand", 3, (BLUE, RED, RED), _NONE, 5),
    Tile(27, "P3-07", "Cinder Ring", 3, (BLUE, BROWN, BROWN, RED), _NONE, 4),
    Tile(28, "P3-08", "Delve", 3, (BROWN, RED, RED), (0, 2, 0), 0),
    Tile(29, "P3-09", "Erebus", 3, (BLUE, RED), _NONE, 6),
    Tile(30, "P3-10", "Furnace", 3, (BROWN,), _NONE, 7),
)
