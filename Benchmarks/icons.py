"""Path data of the icons of installed themes; no icon is copied."""

import os
import xml.parsers.expat
from pathlib import Path

ICONS = Path("/usr/share/icons")
ADWAITA = [ICONS / "Adwaita"]
PAPIRUS = [ICONS / name for name in (
    "Papirus", "Papirus-Dark", "Papirus-Light", "ePapirus", "ePapirus-Dark",
)]


def path_data(folders):
    """The `d` of every path element of every file, symbolic links excluded, and the number of files."""
    data, files = [], 0

    def take(tag, attributes):
        if tag.rpartition(" ")[2] == "path" and attributes.get("d", "").strip():
            data.append(" ".join(attributes["d"].splitlines()))

    for folder in folders:
        for root, below, names in os.walk(folder):
            below.sort()
            for name in sorted(names):
                file = Path(root, name)
                if file.suffix != ".svg" or file.is_symlink():
                    continue
                parser = xml.parsers.expat.ParserCreate(namespace_separator=" ")
                parser.StartElementHandler = take
                parser.Parse(file.read_bytes(), True)
                files += 1
    return data, files
