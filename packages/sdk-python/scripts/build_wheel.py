"""Writes the wheel with nothing but Python: `python3 scripts/build_wheel.py FOLDER`. Prints its path."""

import base64
import hashlib
import re
import sys
import zipfile
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent
WHEEL = "Wheel-Version: 1.0\nGenerator: graha\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
# Zip files know no time before 1980; one time for all makes equal sources equal wheels.
TIME = (1980, 1, 1, 0, 0, 0)


def project_of(text):
    """The few members of `pyproject.toml` that a wheel repeats; Python 3.9 has no reader for it."""
    of = lambda name: re.search(rf'^{name} = "(.*)"$', text, re.M).group(1)
    dependencies = re.findall(r'"([^"]+)"', re.search(r"^dependencies = \[(.*)\]$", text, re.M).group(1))
    return of("name"), of("version"), of("description"), of("requires-python"), dependencies


def build(folder):
    name, version, summary, python, dependencies = project_of((HERE / "pyproject.toml").read_text())
    info = f"{name}-{version}.dist-info"
    needs = "".join(f"Requires-Dist: {one}\n" for one in dependencies)
    metadata = (
        f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\nSummary: {summary}\nLicense: MIT\n"
        f"Requires-Python: {python}\n{needs}Description-Content-Type: text/markdown\n\n{(HERE / 'README.md').read_text()}"
    )
    source = HERE / "src"
    files = {
        path.relative_to(source).as_posix(): path.read_bytes()
        for path in sorted(source.rglob("*"))
        if path.suffix == ".py" or path.name == "py.typed"
    }
    files[f"{info}/METADATA"] = metadata.encode()
    files[f"{info}/WHEEL"] = WHEEL.encode()
    files[f"{info}/LICENSE"] = (HERE / "LICENSE").read_bytes()
    record = ""
    for path, content in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
        record += f"{path},sha256={digest},{len(content)}\n"
    files[f"{info}/RECORD"] = f"{record}{info}/RECORD,,\n".encode()
    wheel = Path(folder) / f"{name}-{version}-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w", zipfile.ZIP_DEFLATED) as archive:
        for path, content in files.items():
            archive.writestr(zipfile.ZipInfo(path, TIME), content, zipfile.ZIP_DEFLATED)
    return wheel


print(build(sys.argv[1]))
