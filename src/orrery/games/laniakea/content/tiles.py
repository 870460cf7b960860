"""The 49 galaxy tiles: 47 galaxies and two Wormholes. LAN-COMP-02, -03"""

from __future__ import annotations

from orrery.games.laniakea.components import NOTHING, AtSpace, Held, Tile
from orrery.games.laniakea.tile_abilities import draw_here, exchange_aether_here, exchange_stones_here, trash_here

_ABILITIES: dict[str, AtSpace] = {
    "X2": exchange_aether_here,
    "TR": trash_here,
    "XS": exchange_stones_here,
    "DR": draw_here,
}


def _held(units: str) -> Held:
    return (units.count("V"), units.count("F"), units.count("A"))


def _tile(number: int, name: str, top: str, bottom: str, ability: str, points: int) -> Tile:
    return Tile(number - 1, f"{number:02}", name, _held(top), _held(bottom), ability, _ABILITIES.get(ability), points)


def _wormhole(number: int, name: str) -> Tile:
    return Tile(number - 1, f"{number:02}", name, NOTHING, NOTHING, "wormhole", None, 0)


TILES: tuple[Tile, ...] = (
    _tile(1, "Pale Lantern", "V", "F", "", 6),
    _tile(2, "Ember Hollow", "F", "V", "", 6),
    _tile(3, "Saint's Wake", "V", "F", "SL", 6),
    _tile(4, "Anvil Reach", "F", "V", "SL", 6),
    _tile(5, "Twin Sorrow", "VF", "V", "", 5),
    _tile(6, "Cinder Veil", "VF", "F", "", 5),
    _tile(7, "Mournlight", "VF", "F", "", 5),
    _tile(8, "Ashen Garland", "VF", "V", "", 5),
    _tile(9, "Thirteenth Choir", "V", "A", "", 5),
    _tile(10, "Gilded Maw", "F", "A", "", 5),
    _tile(11, "Oracle's Eye", "V", "F", "DR", 5),
    _tile(12, "Turncoat Spiral", "F", "V", "XS", 5),
    _tile(13, "Driftglass", "VF", "V", "SL", 4),
    _tile(14, "Ironbloom", "VF", "F", "SL", 4),
    _tile(15, "Shore of Letting", "VF", "V", "TR", 4),
    _tile(16, "Bonfire Reef", "VF", "F", "TR", 4),
    _tile(17, "Silver Ledger", "VF", "F", "XS", 4),
    _tile(18, "Copper Tithe", "VF", "V", "XS", 4),
    _tile(19, "Halcyon Still", "V", "A", "X2", 4),
    _tile(20, "Basilisk Kiln", "F", "A", "X2", 4),
    _tile(21, "Dewfall", "A", "V", "SL", 4),
    _tile(22, "Whisper Atoll", "A", "F", "DR", 4),
    _tile(23, "Longwater", "VV", "FF", "", 4),
    _tile(24, "Redmantle", "FF", "VV", "", 4),
    _tile(25, "Heron's Rest", "VF", "F", "DR", 4),
    _tile(26, "Cradle of Moths", "VF", "VF", "SL", 3),
    _tile(27, "Quiet Orchard", "VF", "VF", "SL", 3),
    _tile(28, "Ferryman's Coil", "VV", "VF", "XS", 3),
    _tile(29, "Smith's Vigil", "FF", "VF", "XS", 3),
    _tile(30, "Nacre Well", "V", "VA", "X2", 3),
    _tile(31, "Garnet Well", "F", "FA", "X2", 3),
    _tile(32, "Pilgrim's Loss", "VF", "A", "TR", 3),
    _tile(33, "Sinking Palace", "VV", "A", "TR", 3),
    _tile(34, "Furnace Herald", "FF", "A", "DR", 3),
    _tile(35, "Violet Hymn", "A", "VF", "DR", 3),
    _tile(36, "Amber Sepulchre", "A", "FF", "SL", 3),
    _tile(37, "Opal Threshold", "A", "VV", "SL", 3),
    _tile(38, "Harrowgate", "VFF", "VF", "", 3),
    _tile(39, "Gossamer Field", "VVF", "VF", "", 3),
    _tile(40, "Hearth of Elders", "VF", "VFA", "", 2),
    _tile(41, "Springs of Kesh", "A", "FA", "DR", 2),
    _tile(42, "Moonless Font", "A", "VA", "DR", 2),
    _tile(43, "Merchant Crown", "VVF", "VF", "X2", 2),
    _tile(44, "Tinker's Diadem", "VFF", "VF", "X2", 2),
    _tile(45, "Wreckers' Bay", "VVF", "FF", "TR", 2),
    _tile(46, "Windfall Deep", "VFF", "VV", "TR", 2),
    _tile(47, "Kingfisher Cloud", "VF", "VA", "XS", 2),
    _wormhole(48, "The Near Mouth"),
    _wormhole(49, "The Far Mouth"),
)
