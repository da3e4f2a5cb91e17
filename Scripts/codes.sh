#!/usr/bin/env bash
# Writes what Swift and JavaScript share, from the Swift enums: the numeric codes in Web/js/codes.ts, and their
# fingerprint in Layout.swift, by which the script recognizes a wasm file of another version.
#
# With --check nothing is written: the exit code is 1 if the file is stale.
set -euo pipefail
cd "$(dirname "$0")/.."

new=$(mktemp -d)
trap 'rm -rf "$new"' EXIT
Scripts/swift.sh build --product WriteCodes >"$new/log" 2>&1 || {
  cat "$new/log" >&2
  exit 1
}
.build/debug/WriteCodes >"$new/codes.ts"
# Of all numbers, of the signatures of the exported functions, and of what the engine leaves in memory for a look.
layout=$(python3 - "$new/codes.ts" <<'END'
import hashlib
import re
import sys
from pathlib import Path

text = Path(sys.argv[1]).read_text()
for file in sorted(Path("Web/Sources").glob("OverscrollWeb*/*.swift")):
    text += "".join(re.findall(r"public func overscroll_(?!layout).*?\{", file.read_text(), re.DOTALL))
for file in ("Indicators/Input/IndicatorInput", "/Events/Environment"):
    source = Path(f"Sources/Overscroll{file}.swift").read_text()
    text += "".join(re.findall(r"^  (?:package|public) var .*", source, re.MULTILINE))
print(f"{int(hashlib.sha256(text.encode()).hexdigest()[:7], 16):_}")
END
)
echo "// The fingerprint of these numbers; overscroll_layout returns that of the wasm." >>"$new/codes.ts"
echo "export const LAYOUT = $layout;" >>"$new/codes.ts"
cat >"$new/Layout.swift" <<END
/// Returns the fingerprint of the numbers and functions that the script uses.
///
/// Written by Scripts/codes.sh; the script compares it with its own.
///
/// - Returns: A number that differs between versions of Web/js/codes.ts.
@_expose(wasm, "overscroll_layout")
@_cdecl("overscroll_layout")
public func overscroll_layout() -> Int32 { $layout }
END
for file in Web/js/codes.ts Web/Sources/OverscrollWebDrawing/Layout.swift; do
  if [ "${1:-}" = --check ]; then
    diff -u "$file" "$new/${file##*/}" || {
      echo "codes: $file is stale; run Scripts/codes.sh" >&2
      exit 1
    }
  else
    cp "$new/${file##*/}" "$file"
  fi
done
