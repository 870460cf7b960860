"""What was printed under older rules: games that began with these values go on with them."""

from __future__ import annotations

from typing import Final

FORMER: Final[dict[int, str]] = {  # by the last rules that had them
    4: """
[celestial.C]
rates = [4, 4, 4, 4]
[celestial.E]
rates = [1, 2, 2, 3]
overpower = ["may_recruit(2)"]
[celestial.H]
rates = [0, 1, 2, 3]
[adversary.17]
does = ["adversary_moves(2, 3)"]
[adversary.18]
does = ["adversary_moves(5, 3)"]
""",
    3: """
[tile.01]
points = 5
[tile.02]
points = 5
[tile.03]
points = 5
[tile.04]
points = 5
[tile.05]
top = "voyage"
bottom = "voyage forge"
points = 4
[tile.06]
top = "forge"
bottom = "voyage forge"
points = 4
[tile.07]
top = "voyage"
bottom = "forge forge"
points = 4
[tile.08]
top = "forge"
bottom = "voyage voyage"
points = 4
[tile.09]
points = 4
[tile.10]
points = 4
[tile.11]
points = 4
[tile.12]
points = 4
[tile.13]
points = 3
[tile.14]
points = 3
[tile.15]
top = "voyage"
bottom = "voyage forge"
points = 3
[tile.16]
top = "forge"
bottom = "voyage forge"
points = 3
[tile.17]
top = "voyage"
bottom = "forge forge"
points = 3
[tile.18]
top = "forge"
bottom = "voyage voyage"
points = 3
[tile.19]
points = 3
[tile.20]
points = 3
[tile.21]
points = 3
[tile.22]
points = 3
[tile.23]
points = 3
[tile.24]
points = 3
[tile.25]
top = "voyage"
bottom = "voyage forge"
points = 3
[tile.26]
points = 2
[tile.27]
points = 2
[tile.28]
points = 2
[tile.29]
points = 2
[tile.30]
points = 2
[tile.31]
points = 2
[tile.32]
points = 2
[tile.33]
points = 2
[tile.34]
points = 2
[tile.35]
points = 2
[tile.36]
points = 2
[tile.37]
points = 2
[tile.38]
top = "voyage forge"
bottom = "voyage forge forge"
points = 2
[tile.39]
top = "voyage forge"
bottom = "voyage voyage forge"
points = 2
[tile.40]
points = 1
[tile.41]
points = 1
[tile.42]
points = 1
[tile.43]
top = "voyage forge"
bottom = "voyage voyage forge"
points = 1
[tile.44]
top = "voyage forge"
bottom = "voyage forge forge"
points = 1
[tile.45]
top = "voyage voyage"
bottom = "forge forge forge"
points = 1
[tile.46]
top = "forge forge"
bottom = "voyage voyage voyage"
points = 1
[tile.47]
points = 1
[entity.E20]
points = 0
[entity.E23]
points = 3
[entity.E36]
value = 7
[chaos.C01]
points = 2
[chaos.C02]
points = 2
[chaos.C03]
points = 3
[chaos.C04]
points = 3
[chaos.C05]
points = 4
[chaos.C06]
points = 4
[chaos.C07]
points = 5
[chaos.C08]
points = 5
[chaos.C09]
points = 6
[chaos.C10]
points = 6
[celestial.A]
rates = [1, 2, 3, 4]
overpower = ["may_build(2)"]
[celestial.E]
rates = [0, 1, 2, 3]
[celestial.F]
rates = [1, 2, 3, 4]
overpower = ["gain((2, 2, 0))"]
[celestial.H]
rates = [0, 1, 1, 2]
""",
}
