"""What was printed under older rules: games that began with these values go on with them."""

from __future__ import annotations

from typing import Final

FORMER: Final[dict[int, str]] = {  # by the last rules that had them
    2: """
[galaxy.G01]
higher = 6
[galaxy.G02]
higher = 7
[galaxy.G03]
higher = 7
[galaxy.G05]
higher = 9
[galaxy.G06]
higher = 8
[galaxy.G08]
higher = 10
[galaxy.G09]
higher = 12
[tile.P2-03]
energy = 3
[tile.P2-10]
energy = 3
[tile.P3-04]
energy = 4
[tile.P3-06]
energy = 4
[tile.P3-07]
energy = 3
[tile.P3-09]
energy = 5
[tile.P3-10]
energy = 6
[card.K02]
cost = "gold gold"
[card.K10]
consumption = 6
[card.K11]
consumption = 4
[card.K12]
consumption = 4
[card.K14]
consumption = 8
[card.K15]
cost = "gold crystal"
consumption = 6
[card.K16]
consumption = 5
[card.K17]
cost = "gold crystal"
[card.K18]
consumption = 4
[card.K19]
consumption = 4
[upgrade.U10]
does = ["gain_energy(4)"]
[automa.A01]
consumption = 5
[automa.A02]
consumption = 8
[automa.A03]
consumption = 6
lines = ["automa_explore(1, 2, 0) / automa_settle(1, 0, 1)", "automa_energy(3)"]
[automa.A04]
consumption = 4
[automa.A05]
consumption = 9
[automa.B02]
consumption = 7
[automa.B03]
consumption = 9
[automa.B04]
consumption = 5
[automa.C01]
consumption = 12
[automa.C02]
consumption = 8
[automa.C04]
consumption = 6
""",
}
