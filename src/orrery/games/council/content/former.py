"""What was printed under older rules: games that began with these values go on with them."""

from __future__ import annotations

from typing import Final

FORMER: Final[dict[int, str]] = {  # by the last rules that had them
    3: """
[start.S5]
does = ["gain_gems(2, 1, 0)"]
[card.K02]
cost = "gold crystal"
[card.K06]
consumption = 4
[card.K08]
cost = "coal gold"
[card.K10]
consumption = 5
[card.K12]
cost = "gold"
consumption = 3
[card.K13]
consumption = 2
[card.K14]
consumption = 7
[card.K15]
consumption = 5
[card.K16]
cost = "coal gold"
consumption = 4
[card.K17]
consumption = 3
[card.K19]
consumption = 3
[card.K20]
cost = "crystal"
consumption = 2
[card.K22]
cost = "gold"
[card.K24]
cost = "gold"
[card.K25]
consumption = 1
[tile.P1-01]
energy = 0
[tile.P1-02]
gems = "coal"
[tile.P1-03]
energy = 2
[tile.P1-05]
energy = 2
[tile.P1-07]
energy = 1
[tile.P1-10]
gems = "coal"
[upgrade.U01]
cost = "coal gold"
[upgrade.U02]
cost = "gold gold"
[upgrade.U03]
cost = "crystal"
[upgrade.U08]
cost = "coal coal"
[upgrade.U09]
cost = "gold gold"
[upgrade.U13]
does = ["gain_energy(12)"]
""",
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
