"""Build hook: the web client, built anew when its sources changed (web/build.py); the documentation site where it is
asked for; and the engine, compiled with mypyc where a C compiler is found, else shipped as plain Python.

ORRERY_MYPYC=0 never compiles, =1 fails rather than fall back, =later only says whether it could be done.
ORRERY_SITE=1 builds the site. Editable installs compile only when told to.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

EXT_SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")
KEPT_BUILDS = 4
NOT_NOW = ("0", "later")
HOT = ("evaluation", "feature", "holdings", "imagination", "majority", "outlook", "player", "scoring", "state")
PLAIN = "The engine stays plain Python, the same but slower"


def say(text: str) -> None:
    print(f"[orrery] {text}", flush=True)


def obstacle() -> str:
    """Why this machine cannot compile, or nothing."""
    if sys.implementation.name != "cpython":
        return "only CPython can use compiled modules"
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        return f"no C compiler ({compiler}) is installed"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python.h is not installed (on Debian and Ubuntu: python3-dev)"
    return ""


def load(path: Path) -> Any:
    """A file of the project as a module, though nothing of it is installed yet."""
    spec = importlib.util.spec_from_file_location(f"orrery_{path.stem}", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def modules_to_compile(src: Path, packages: list[str], plain: list[str]) -> list[str]:
    """The modules of these packages that do not stay plain Python, as paths within src; a module may be named too."""
    found = [package for package in packages if package.endswith(".py")]
    found += [path.relative_to(src).as_posix() for package in packages for path in src.joinpath(package).rglob("*.py")]
    return sorted(module for module in found if not any(fnmatch(module, pattern) for pattern in plain))


def left_behind(builds: Path) -> list[Path]:
    """By builds that were killed: those of today may still be at it."""
    return [path for path in builds.glob("tmp-*") if path.stat().st_mtime < time.time() - 24 * 3600]


def front_end(root: str) -> Any:
    return load(Path(root, "web", "build.py"))


class CustomBuildHook(BuildHookInterface):
    def dependencies(self) -> list[str]:
        needed = list(front_end(self.root).requirements())
        if self.builds_site():
            needed += self.config["site-requires"]
        if self.target_name == "wheel" and os.environ.get("ORRERY_MYPYC") not in NOT_NOW and not obstacle():
            needed += self.config["compiled-requires"]
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        client = front_end(self.root)
        if version != "editable" and client.stale():
            client.build_or_say()
        if self.builds_site():
            self.build_site()
        if self.target_name != "wheel":
            return
        if version != "editable":
            build_data["force_include"][self.index_of_tests()] = "orrery/tested.json"
        mode = os.environ.get("ORRERY_MYPYC", "")
        if mode == "later" and (reason := obstacle()):
            say(f"{PLAIN}: {reason}")
        if mode in NOT_NOW or (version == "editable" and mode != "1"):
            return
        try:
            libraries = self.libraries()
        except (RuntimeError, OSError) as trouble:
            reason = str(trouble).splitlines()[0]
            if mode == "1":
                say(f"ORRERY_MYPYC=1, but the engine cannot be compiled: {reason}")
                raise
            say(f"{PLAIN}: {reason}")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for library in libraries.rglob(f"*{EXT_SUFFIX}"):
            inside = library.relative_to(libraries).as_posix()
            if version == "editable":
                shutil.copy2(library, Path(self.root, "src", inside))
            else:
                build_data["force_include"][str(library)] = inside

    def builds_site(self) -> bool:
        """An sdist has no documents, but carries the site that was made from them."""
        return os.environ.get("ORRERY_SITE") == "1" and Path(self.root, "site", "mkdocs.yml").is_file()

    def build_site(self) -> None:
        say("Building the documentation site ...")
        paths = os.pathsep.join(filter(None, (str(Path(self.root, "src")), os.environ.get("PYTHONPATH"))))
        told = {**os.environ, "PYTHONPATH": paths, "NO_MKDOCS_2_WARNING": "1"}
        command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "-f", "site/mkdocs.yml"]
        subprocess.run(command, cwd=self.root, env=told, check=True)

    def index_of_tests(self) -> str:
        """Which tests hold which rule, for copies that come without the tests."""
        index = Path(self.root, ".build", "tested.json")
        index.parent.mkdir(exist_ok=True)
        new = index.with_suffix(f".{os.getpid()}")  # another build may be reading
        new.write_text(json.dumps(load(Path(self.root, "src", "orrery", "tested.py")).scan(Path(self.root))))
        new.replace(index)
        return str(index)

    def libraries(self) -> Path:
        """A directory of compiled modules, made anew only when their sources changed."""
        if reason := obstacle():
            raise RuntimeError(reason)
        src = Path(self.root, "src")
        modules = modules_to_compile(src, self.config["compiled-packages"], self.config["plain-modules"])
        key = hashlib.sha256(json.dumps([sys.version, EXT_SUFFIX, self.config, modules]).encode())
        for path in (Path(__file__), *(src / module for module in modules)):
            key.update(path.read_bytes() + b"\0")
        builds = Path(self.root, ".build", "mypyc")
        done = builds / key.hexdigest()[:16]
        if done.is_dir():
            say("The engine is compiled already.")
            os.utime(done)
            return done
        builds.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=builds, prefix="tmp-") as work:
            self.run_compiler(src, work, modules)
            try:
                Path(work, "lib").rename(done)
            except OSError:
                if not done.is_dir():  # else another build was quicker
                    raise
        newest_first = sorted(builds.glob("[0-9a-f]*"), key=lambda path: path.stat().st_mtime, reverse=True)
        for path in (*newest_first[KEPT_BUILDS:], *left_behind(builds)):
            shutil.rmtree(path, ignore_errors=True)
        return done

    def run_compiler(self, src: Path, work: str, modules: list[str]) -> None:
        """In a process of its own: mypyc exits on errors and needs src as its working directory."""
        command = [sys.executable, __file__, work, *modules]
        output: list[str] = []
        with subprocess.Popen(command, cwd=src, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as child:
            assert child.stdout
            for line in child.stdout:
                output.append(line)
                if line.startswith("[orrery] "):
                    print(line, end="", flush=True)
        if child.returncode:
            first = next((line for line in output if "error" in line.lower()), "mypyc failed\n")
            raise RuntimeError(first + "".join(output[-40:]))


def compile_modules(work: str, modules: list[str]) -> None:
    """One C file a module builds four times as fast as a single big one, and linked into one library the modules
    still call each other directly. -O1 builds twice as fast as -O3 and runs 5 % slower."""
    # mypyc comes first: it imports setuptools, which provides distutils
    from mypyc.build import mypycify  # isort: skip
    from distutils.ccompiler import new_compiler
    from distutils.sysconfig import customize_compiler

    say(f"Compiling the {len(modules)} modules of the engine, in about a minute ...")
    os.environ["MYPY_CACHE_DIR"] = f"{work}/cache"
    extensions = mypycify(
        ["--config-file=", *modules],
        opt_level="1",
        debug_level="0",
        multi_file=True,
        group_name="orrery",
        target_dir=f"{work}/c",
    )
    compiler = new_compiler()
    customize_compiler(compiler)
    python_h = sysconfig.get_path("include")
    extension_of = {source: extension for extension in extensions for source in extension.sources}
    largest_first = sorted(extension_of, key=lambda source: -Path(source).stat().st_size)

    def compile_one(source: str) -> str:
        extension = extension_of[source]
        flags = [*extension.extra_compile_args, "-fvisibility=hidden", "-fwrapv", "-w"]  # the generator's sums wrap
        if "___games___" not in source:  # every decision of every game passes through the kernel and what mypyc brings
            flags.append("-O3")
        elif any(name in Path(source).name for name in HOT):
            flags.append("-O2")
        include = [*extension.include_dirs, python_h]
        return compiler.compile([source], f"{work}/o", include_dirs=include, extra_postargs=flags)[0]

    def link(extension: Any) -> None:
        target = f"{work}/lib/{extension.name.replace('.', '/')}{EXT_SUFFIX}"
        compiler.link_shared_object([objects[source] for source in extension.sources], target)

    objects: dict[str, str] = {}
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for source, compiled in zip(largest_first, pool.map(compile_one, largest_first), strict=True):
            objects[source] = compiled
            if len(objects) * 10 // len(largest_first) > (len(objects) - 1) * 10 // len(largest_first):
                say(f"Compiled {len(objects)} of {len(largest_first)} files.")
        list(pool.map(link, extensions))


if __name__ == "__main__":
    compile_modules(sys.argv[1], sys.argv[2:])
