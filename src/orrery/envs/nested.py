"""Views as nested spaces, made from the shapes that the games declare.

A text is a `Text`, a number a `Box` of no dimensions, a list a `Sequence`, a record a `Dict`; a mapping is a `Sequence`
of pairs, and where a value may be of several shapes, or absent, a `OneOf` tells which.
"""

from __future__ import annotations

import string
from collections.abc import Mapping
from types import NoneType, UnionType
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, OneOf, Sequence, Space, Text, Tuple

LETTERS: Final = string.printable
LONGEST: Final = 200  # letters of a text
MOST: Final = 2**31
IN_WORDS: Final = ("ask",)  # the question is said in words: programs read it from the mask


def space_of(shape: Any) -> Space[Any]:
    """The space of everything of this shape."""
    if is_typeddict(shape):
        fields = get_type_hints(shape)
        return Dict({name: space_of(kind) for name, kind in fields.items() if name not in IN_WORDS})
    origin, kinds = get_origin(shape), get_args(shape)
    if origin in (Union, UnionType):
        return OneOf([space_of(kind) for kind in kinds])
    if origin is tuple and Ellipsis not in kinds:
        return Tuple([space_of(kind) for kind in kinds])
    if origin in (list, tuple):
        return Sequence(space_of(kinds[0]))
    if origin is dict:
        return Sequence(Tuple([space_of(kind) for kind in kinds]))
    if shape is NoneType:
        return Discrete(1)
    if shape is bool:
        return Discrete(2)
    if shape is int:
        return Box(-MOST, MOST - 1, (), np.int64)
    if shape is str or origin is Literal:
        return Text(LONGEST, min_length=0, charset=LETTERS)
    raise TypeError(f"There is no space for {shape!r}.")


def encode(space: Space[Any], value: Any) -> Any:
    """The value as an element of its space."""
    if isinstance(space, Dict):
        return {name: encode(inner, value[name]) for name, inner in space.spaces.items()}
    if isinstance(space, OneOf):
        kind = next(number for number, inner in enumerate(space.spaces) if fits(inner, value))
        return np.int64(kind), encode(space.spaces[kind], value)
    if isinstance(space, Tuple):
        return tuple([encode(inner, item) for inner, item in zip(space.spaces, value, strict=True)])
    if isinstance(space, Sequence):
        items = value.items() if isinstance(value, Mapping) else value
        return tuple([encode(space.feature_space, item) for item in items])
    if isinstance(space, Discrete):
        return np.int64(0 if value is None else int(value))
    if isinstance(space, Box):
        return np.array(value, np.int64)
    return value


def fits(space: Space[Any], value: Any) -> bool:
    """Whether a value is meant by this shape, of several that it may have."""
    if isinstance(space, Dict):
        return isinstance(value, Mapping)
    if isinstance(space, Discrete):
        return value is None if space.n == 1 else isinstance(value, bool)
    if isinstance(space, Box):
        return isinstance(value, int) and not isinstance(value, bool)
    if isinstance(space, Text):
        return isinstance(value, str)
    return isinstance(value, (list, tuple, dict))
