"""Where somebody asks from, and by which name they call this server."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Collection
from functools import cache, lru_cache

HERE = ("localhost", "127.0.0.1", "::1")


@lru_cache(maxsize=4096)
def neighbourhood(host: str) -> str:
    """What counts as one client: an address of IPv4, or the whole network that one connection of IPv6 gets."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, 64), strict=False))


def is_trusted(host: str, proxies: str) -> bool:
    """Whether this is a proxy of ours, which speaks for many: `proxies` are addresses and networks, or `*`."""
    for name in [part.strip() for part in proxies.split(",")]:
        if name in ("*", host):
            return True
        try:
            if ipaddress.ip_address(host) in ipaddress.ip_network(name):
                return True
        except ValueError:
            continue
    return False


def name_of(host_header: str) -> str:
    """The name in a Host header, without its port; empty when it has none."""
    host = host_header.strip().lower()
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].rstrip(".")


def is_ours(host_header: str, names: Collection[str]) -> bool:
    """Whether a page under this name may be this server's. A foreign name that leads here would let its page speak for
    whoever looks at it; a bare address cannot be made to lead here by anybody else."""
    name = name_of(host_header)
    if "*" in names or name in names or name in own_names() or name.endswith(".localhost"):
        return True
    if any(known.startswith("*.") and name.endswith(known[1:]) for known in names):
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


@cache
def own_names() -> frozenset[str]:
    machine = socket.gethostname().lower()
    return frozenset({*HERE, machine, f"{machine.partition('.')[0]}.local"})
