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
    _tile(1, "Pale Lantern", "V", "F", "", 5),
    _tile(2, "Ember Hollow", "F", "V", "", 5),
    _tile(3, "Saint's Wake", "V", "F", "SL", 5),
    _tile(4, "Anvil Reach", "F", "V", "SL", 5),
    _tile(5, "Twin Sorrow", "V", "VF", "", 4),
    _tile(6, "Cinder Veil", "F", "VF", "", 4),
    _tile(7, "Mournlight", "V", "FF", "", 4),
    _tile(8, "Ashen Garland", "F", "VV", "", 4),
    _tile(9, "Thirteenth Choir", "V", "A", "", 4),
    _tile(10, "Gilded Maw", "F", "A", "", 4),
    _tile(11, "Oracle's Eye", "V", "F", "DR", 4),
    _tile(12, "Turncoat Spiral", "F", "V", "XS", 4),
    _tile(13, "Driftglass", "VF", "V", "SL", 3),
    _tile(14, "Ironbloom", "VF", "F", "SL", 3),
    _tile(15, "Shore of Letting", "V", "VF", "TR", 3),
    _tile(16, "Bonfire Reef", "F", "VF", "TR", 3),
    _tile(17, "Silver Ledger", "V", "FF", "XS", 3),
    _tile(18, "Copper Tithe", "F", "VV", "XS", 3),
    _tile(19, "Halcyon Still", "V", "A", "X2", 3),
    _tile(20, "Basilisk Kiln", "F", "A", "X2", 3),
    _tile(21, "Dewfall", "A", "V", "SL", 3),
    _tile(22, "Whisper Atoll", "A", "F", "DR", 3),
    _tile(23, "Longwater", "VV", "FF", "", 3),
    _tile(24, "Redmantle", "FF", "VV", "", 3),
    _tile(25, "Heron's Rest", "V", "VF", "DR", 3),
    _tile(26, "Cradle of Moths", "VF", "VF", "SL", 2),
    _tile(27, "Quiet Orchard", "VF", "VF", "SL", 2),
    _tile(28, "Ferryman's Coil", "VV", "VF", "XS", 2),
    _tile(29, "Smith's Vigil", "FF", "VF", "XS", 2),
    _tile(30, "Nacre Well", "V", "VA", "X2", 2),
    _tile(31, "Garnet Well", "F", "FA", "X2", 2),
    _tile(32, "Pilgrim's Loss", "VF", "A", "TR", 2),
    _tile(33, "Sinking Palace", "VV", "A", "TR", 2),
    _tile(34, "Furnace Herald", "FF", "A", "DR", 2),
    _tile(35, "Violet Hymn", "A", "VF", "DR", 2),
    _tile(36, "Amber Sepulchre", "A", "FF", "SL", 2),
    _tile(37, "Opal Threshold", "A", "VV", "SL", 2),
    _tile(38, "Harrowgate", "VF", "VFF", "", 2),
    _tile(39, "Gossamer Field", "VF", "VVF", "", 2),
    _tile(40, "Hearth of Elders", "VF", "VFA", "", 1),
    _tile(41, "Springs of Kesh", "A", "FA", "DR", 1),
    _tile(42, "Moonless Font", "A", "VA", "DR", 1),
    _tile(43, "Merchant Crown", "VF", "VVF", "X2", 1),
    _tile(44, "Tinker's Diadem", "VF", "VFF", "X2", 1),
    _tile(45, "Wreckers' Bay", "VV", "FFF", "TR", 1),
    _tile(46, "Windfall Deep", "FF", "VVV", "TR", 1),
    _tile(47, "Kingfisher Cloud", "VF", "VA", "XS", 1),
    _wormhole(48, "The Near Mouth"),
    _wormhole(49, "The Far Mouth"),
)
