"""Where a server can be found, and whether it can listen there."""

from __future__ import annotations

import errno
import socket

from orrery.cli.stop import Stop

HERE = ("127.0.0.1", "0.0.0.0", "::")


def address_of(host: str, port: int) -> str:
    """What to open in a browser of this computer."""
    name = "localhost" if host in HERE else f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}"


def check_free(host: str, port: int) -> None:
    """Say what to do when nobody can listen there, before anything is started."""
    try:
        family, kind, _, _, where = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except OSError:
        raise Stop(f"'{host}' is no address of this computer; leave --host out, or use 0.0.0.0 for all.") from None
    try:
        with socket.socket(family, kind) as trial:
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            trial.bind(where)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise Stop(f"Port {port} is taken by another program; choose another with --port.") from None
        if error.errno == errno.EACCES:
            raise Stop(f"Port {port} is not for everybody to use; choose one above 1023 with --port.") from None
        raise Stop(f"Nobody can listen at {host}: {error.strerror}. Choose another with --host.") from None
