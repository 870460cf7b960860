"""What was printed before, by the last rules that had it: games that began with these values go on with them."""

from __future__ import annotations

from typing import Final

FORMER: Final[dict[int, str]] = {
    2: """
[anomaly.SI-02]
cost = 7
[anomaly.SI-04]
cost = 5
[anomaly.SI-05]
cost = 2
passive = {siphon_shift = 1}
[anomaly.MA-01]
cost = 2
[anomaly.MA-05]
cost = 3
[anomaly.MA-06]
passive = {AMAJ = 2, AMIN = 2}
[anomaly.OR-01]
cost = 2
[anomaly.OR-05]
cost = 2
does = ["move_stack(3)"]
[anomaly.OR-06]
cost = 2
passive = {activation = 1}
[anomaly.CO-03]
does = ["orbit_both()", "gain_mass(1)"]
[anomaly.CO-05]
passive = {cap = 12}
[anomaly.CO-10]
does = ["open_pair()", "gain_mass(1)"]
[anomaly.CO-11]
passive = {plays = 3, hand = 4}
[anomaly.CO-12]
passive = {annihilation = 5}
[draft.D1-F]
gives = ["cards"]
[draft.D2-F]
gives = ["matter-trade", "BG"]
[siphon.SS-2]
name = "2 Discovery Counters"
does = ["gain_discovery(2)"]
[siphon.SS-3]
name = "1 Solar Mass"
does = ["gain_mass(1)"]
[siphon.SU-2]
name = "3 Discovery Counters"
does = ["gain_discovery(3)"]
[siphon.SU-3]
name = "2 Solar Mass"
does = ["gain_mass(2)"]
""",
    3: """
[anomaly.SI-05]
cost = 1
[anomaly.SI-06]
cost = 4
[anomaly.MA-05]
cost = 2
[anomaly.OR-01]
cost = 1
[anomaly.OR-02]
cost = 4
[anomaly.OR-03]
cost = 3
[anomaly.MA-02]
cost = 3
[anomaly.MA-06]
cost = 1
passive = {AMAJ = 3, AMIN = 3}
[anomaly.CO-10]
does = ["open_pair()", "gain_mass(3)"]
[draft.D1-D]
gives = ["orbit-3", "discovery-1"]
[draft.D2-B]
gives = ["BG", "orbit-1"]
[draft.D2-D]
gives = ["antimatter-trade"]
[siphon.SP-2]
name = "1 Discovery Counter"
does = ["gain_discovery(1)"]
[siphon.SS-2]
name = "3 Discovery Counters"
does = ["gain_discovery(3)"]
[siphon.SS-3]
name = "2 Solar Mass"
does = ["gain_mass(2)"]
[siphon.SU-2]
name = "4 Discovery Counters"
does = ["gain_discovery(4)"]
""",
}
