"""What the benchmarks of pages share; it finds the drivers of the browser tests."""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PHONE = {"width": 390, "height": 844}
sys.path.insert(0, str(ROOT / "Web" / "Tests"))


def line(name, unit, samples):
    """Prints a measurement in the format of record.py."""
    print(name, unit, *(f"{sample:.6g}" for sample in samples), sep="\t", flush=True)
