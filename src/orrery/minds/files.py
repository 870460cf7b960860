"""Nets as files: weights of two bytes each, with a card that says what they are for and how they came about."""

from __future__ import annotations

import hashlib
import io
import json
import zipfile
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from orrery.core.title import Title
from orrery.minds.net import SOURCES, Net

LARGEST = 4_000_000  # bytes of a file that is read at all
MOST = 2_000_000  # numbers in a layer


class Misfit(ValueError):
    """A net that cannot be used here; the message says why and what to do."""


class Card(msgspec.Struct, kw_only=True):
    """What a net is for, and how it came about."""

    title: str
    rules: int
    content: str  # a hash of everything printed
    names: str  # a hash of the names of its inputs
    sources: list[str]
    unit: float
    games: int = 0
    hours: float = 0.0
    seed: int = 0
    strength: dict[str, str] = {}


def content_of(title: Title) -> str:
    """A hash of what is printed on everything in the box: a net that knew other cards would misjudge these. What only a
    switch brings in is no part of the features, so a net stays good when there is more of it."""
    settings = title.settings({})
    things = [
        [ref, title.printed.text(thing, settings), title.printed.facts(thing, settings)]
        for ref, thing in sorted(title.catalog.things.items())
        if not thing.switch
    ]
    return digest([title.name, title.version, things])


def digest(facts: Any) -> str:
    return hashlib.sha256(json.dumps(facts, sort_keys=True, default=str).encode()).hexdigest()[:16]


def card_for(title: Title, net: Net) -> Card:
    return Card(
        title=title.name,
        rules=title.version,
        content=content_of(title),
        names=digest(title.advice.names),
        sources=list(title.advice.sources),
        unit=net.unit,
    )


def packed(net: Net, card: Card) -> bytes:
    card.unit = net.unit
    arrays: dict[str, Any] = {"scale": net.scale, "temper": net.temper}
    for number, (weights, biases) in enumerate(zip(net.weights, net.biases, strict=True)):
        arrays[f"weights{number}"] = weights.astype(np.float16)
        arrays[f"biases{number}"] = biases
    arrays["card"] = np.frombuffer(msgspec.json.encode(card), np.uint8)
    file = io.BytesIO()
    np.savez_compressed(file, **arrays)
    return file.getvalue()


def unpacked(data: bytes, name: str = "The net") -> tuple[Net, Card]:
    """A net and its card; whatever is wrong with the file is told in a sentence."""
    try:
        with np.load(io.BytesIO(data), allow_pickle=False) as file:
            if sum(file.zip.getinfo(entry).file_size for entry in file.zip.namelist()) > 8 * LARGEST:
                raise Misfit(f"{name} is far too large; a net has up to {LARGEST // 1_000_000} MB.")
            arrays = {key: file[key] for key in file.files}
        card = msgspec.json.decode(arrays["card"].tobytes(), type=Card)
        layers = [key for key in arrays if key.startswith("weights")]
        net = Net(1, 0, ())
        net.weights = [arrays[f"weights{number}"].astype(np.float32) for number in range(len(layers))]
        net.biases = [arrays[f"biases{number}"].astype(np.float32) for number in range(len(layers))]
        net.scale, net.temper = arrays["scale"].astype(np.float32), arrays["temper"].astype(np.float32)
        net.unit = float(card.unit)
        check_shapes(net, card)
    except Misfit:
        raise
    except (OSError, EOFError, ValueError, KeyError, TypeError, zipfile.BadZipFile, msgspec.MsgspecError) as trouble:
        raise Misfit(f"{name} is damaged or is no net; train one with `orrery train`. ({trouble})") from None
    net.fold()
    return net, card


def check_shapes(net: Net, card: Card) -> None:
    width = net.scale.shape[0]
    for weights, biases in zip(net.weights, net.biases, strict=True):
        if weights.ndim != 2 or biases.shape != (weights.shape[1],) or weights.shape[0] != width or weights.size > MOST:
            raise ValueError("its layers do not fit together")
        width = weights.shape[1]
    if width != SOURCES + len(card.sources) or net.temper.shape != (2,) or not net.unit > 0:
        raise ValueError("what comes out is not what its card says")
    if not all(np.isfinite(array).all() for array in (*net.weights, *net.biases, net.scale, net.temper)):
        raise ValueError("it holds numbers that are none")


def akin(title: Title, data: bytes, name: str = "The net") -> tuple[Net, Card]:
    """A net that knows this game, perhaps with other cards or rules: a training can begin with it."""
    net, card = unpacked(data, name)
    if card.title != title.name:
        raise Misfit(f"{name} has learned {card.title}, not {title.name}; train one with `orrery train {title.name}`.")
    if card.names != digest(title.advice.names) or card.sources != list(title.advice.sources):
        raise Misfit(f"{name} is of another version of Orrery; train one with `orrery train {title.name}`.")
    return net, card


def fitting(title: Title, data: bytes, name: str = "The net") -> tuple[Net, Card]:
    """A net for this very game: one of other rules or other content is refused."""
    net, card = akin(title, data, name)
    if card.rules != title.version or card.content != content_of(title):
        raise Misfit(f"{name} has learned other cards or rules; train one with `orrery train {title.name}`.")
    return net, card


def read(path: Path) -> bytes:
    try:
        if path.stat().st_size > LARGEST:
            raise Misfit(f"{path} is far too large for a net; one has up to {LARGEST // 1_000_000} MB.")
        return path.read_bytes()
    except OSError as trouble:
        raise Misfit(f"{path} cannot be read ({trouble.strerror}); give the file that `orrery train` wrote.") from None
