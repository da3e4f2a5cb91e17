#!/usr/bin/env python3
"""Rejects API that is newer than what the package promises: iOS 15 and Swift 6.2.

The double of UIKit cannot see availability, and no Apple compiler runs here. So the names that a
newcomer would reach for are listed, each with the version that brought it. Comments are not looked
at. On a Mac the compiler itself says the same of everything else.
"""

import re
import sys
from pathlib import Path

TOO_NEW = {
    # Swift runtime and standard library
    r"isolated\s+deinit": "iOS 18.4",
    r"\bMutex\b": "iOS 18",
    r"\bAtomic(?:Int|Bool)?<": "iOS 18",
    r"\b(?:ContinuousClock|SuspendingClock)\b": "iOS 16",
    r"\bany Clock\b|\bsome Clock\b|:\s*Clock\b": "iOS 16",
    r"\bDuration\b": "iOS 16",
    r"\bInlineArray\b": "iOS 26",
    r"\bSpan<": "iOS 26 to deploy back",
    r"@nonexhaustive": "Swift 6.3",
    r"\bTask\.immediate\b": "iOS 26",
    r"\bTask\.sleep\(for:": "iOS 16",
    r"\bRegex<|\bRegexBuilder\b": "iOS 16",
    r"\.firstMatch\(of:|\.wholeMatch\(of:": "iOS 16",
    r"@Observable\b|\bwithObservationTracking\b": "iOS 17",
    # UIKit
    r"\bregisterForTraitChanges\b": "iOS 17",
    r"\bUITraitDefinition\b|\btraitOverrides\b": "iOS 17",
    r"\bUIContentUnavailable": "iOS 17",
    r"\bbounces(?:Vertical|Horizontal)ly\b|\bbounces(?:Vertical|Horizontal)\b": "iOS 17.4",
    r"\bisScrollAnimating\b|\bstopScrollingAndZooming\b": "iOS 17.4",
    r"\ballowsKeyboardScrolling\b": "iOS 17",
    r"\bcontentAlignmentPoint\b|\btransfersHorizontalScrollingToParent\b": "iOS 17.4",
    r"\bUIHoverStyle\b": "iOS 17",
    r"\bviewIsAppearing\b": "iOS 17 SDK",
    r"\bupdateProperties\b|\bobscuredContentInsets\b|\btopEdgeEffect\b": "iOS 26",
    r"\bUIScrollEdgeElementContainerInteraction\b|\bUIGlassEffect\b": "iOS 26",
    r"\bUIUpdateLink\b|\bUIUpdateInfo\b": "iOS 18",
    r"\baccessibility\w*Block\b": "iOS 17",
    r"UIAccessibility\.Priority|accessibilitySpeechAnnouncementPriority": "iOS 17",
    r"\bselfSizingInvalidation\b|\bUIHostingConfiguration\b": "iOS 16",
    r"\bUIImpactFeedbackGenerator\(style: [^)]*view:|impactOccurred\([^)]*at:": "iOS 17.5",
    r"\bDateFormatter\b.*\bFormatStyle\b|\.formatted\(\.relative": "iOS 15 with Foundation of Apple only",
}

root = Path(__file__).resolve().parent.parent
folders = sys.argv[1:] or [
    "Sources/OverscrollUIKit",
    "Sources/OverscrollSwiftUI",
    "Sources/OverscrollUserDefaults",
    "Sources/Overscroll",
    "Sources/OverscrollGraphics",
    "Sources/OverscrollIndicators",
    "Sources/OverscrollMath",
    "Sources/OverscrollText",
]


def found(path):
    """Gives the place, the name and its version for each name that is too new."""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        code = line.split("//")[0]
        for pattern, version in TOO_NEW.items():
            hit = re.search(pattern, code)
            if hit:
                yield f"{path}:{number}: {hit.group(0).strip()} is newer than iOS 15: {version}"


def main():
    problems = []
    for folder in folders:
        for path in sorted((root / folder).rglob("*.swift")):
            problems += found(path)
    for problem in problems:
        print(problem)
    return 1 if problems else 0


sys.exit(main())
