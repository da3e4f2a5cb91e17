#!/usr/bin/env python3
"""Rejects API newer than the minimum versions: iOS 15 and Swift 6.2.

The UIKit test double has no availability information, no Apple compiler runs here, and the one that does
may be newer than Swift 6.2. So this script lists common newer names and keywords, each with the version
that introduced it. Comments are skipped, and so are names in files that ask `#available` for their
version. On a Mac the compiler checks everything else. Pass folders or
files; by default all files that Xcode builds are checked, tests included; files and targets for Linux
only are skipped.
"""

import re
import sys
from pathlib import Path

TOO_NEW = {
    # The language
    r"@nonexhaustive\b": "Swift 6.3",
    r"@c(?:\(|\s)": "Swift 6.3",
    r"@section\(|@used\b": "Swift 6.3",
    r"@specialized\(|@export\(|@inline\(always\)": "Swift 6.3",
    r"\bweak\s+let\b": "Swift 6.3",
    r"\b\w+::\w+": "Swift 6.3",
    # Swift runtime and standard library
    r"isolated\s+deinit": "iOS 18.4",
    r"\bMutex\b": "iOS 18",
    r"\bAtomic(?:Int|Bool)?<": "iOS 18",
    r"\b(?:ContinuousClock|SuspendingClock)\b": "iOS 16",
    r"\bany Clock\b|\bsome Clock\b|:\s*Clock\b": "iOS 16",
    r"\bDuration\b": "iOS 16",
    r"\bInlineArray\b": "iOS 26",
    r"\bSpan<": "iOS 26 to deploy back",
    r"\bTask\.immediate\b": "iOS 26",
    r"\bTask\.sleep\(for:": "iOS 16",
    r"\bRegex<|\bRegexBuilder\b": "iOS 16",
    r"\.firstMatch\(of:|\.wholeMatch\(of:": "iOS 16",
    r"\bany\s+\w+<": "iOS 16",
    r"\bOSAllocatedUnfairLock\b": "iOS 16",
    r"\bwith(?:Throwing)?DiscardingTaskGroup\b": "iOS 17",
    r"@Observable\b|\bwithObservationTracking\b": "iOS 17",
    # Foundation
    r"\bURL\(filePath:|\.appending\(path:|\.path\(percentEncoded:": "iOS 16",
    r"\.(?:replacing|firstRange|ranges|trimmingPrefix)\((?:of:|\")": "iOS 16",
    r"\bLocale\.(?:Language|Region|Components)\b|\.language\.languageCode\b": "iOS 16",
    # SwiftUI
    r"\bNavigation(?:Stack|SplitView|Path)\b": "iOS 16",
    r"\.scroll(?:Disabled|Indicators|DismissesKeyboard|ContentBackground)\(": "iOS 16",
    r"\b(?:ViewThatFits|AnyLayout|GridRow|ShareLink)\b": "iOS 16",
    r"\.scrollBounceBehavior\(": "iOS 16.4",
    r"\.scroll(?:Position|TargetBehavior|TargetLayout|Transition|ClipDisabled)\(": "iOS 17",
    r"\.(?:contentMargins|containerRelativeFrame|sensoryFeedback|defaultScrollAnchor)\(": "iOS 17",
    r"@Bindable\b|\bContentUnavailableView\b": "iOS 17",
    r"\.onScroll(?:GeometryChange|PhaseChange|VisibilityChange|TargetVisibilityChange)\(": "iOS 18",
    r"\bUIGestureRecognizerRepresentable\b": "iOS 18",
    # UIKit
    r"\bUI(?:CalendarView|EditMenuInteraction|FindInteraction|PasteControl)\b": "iOS 16",
    r"\bsetNeedsUpdateOfSupportedInterfaceOrientations\b|\brequestGeometryUpdate\b": "iOS 16",
    r"\.anchorItem\b|\.preferredElementSize\b": "iOS 16",
    r"\bregisterForTraitChanges\b|\bUITrait(?!Collection|Environment)\w*|\bsystemTraitsAffecting": "iOS 17",
    r"\btraitOverrides\b": "iOS 17",
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
places = sys.argv[1:] or ["Sources", "Examples/UIKitNews.swiftpm", "Tests"]
LINUX_TARGETS = {"MovedAppsTests", "OverscrollUIKitTests", "UIKitDoubleTests"}


def files(place):
    """Yields the Swift files of a folder that Xcode builds, or the named file."""
    if not place.is_dir():
        return [place]
    return [path for path in sorted(place.rglob("*.swift")) if is_for_apple(path)]


def is_for_apple(path):
    """Returns whether a file is not for Linux only."""
    if LINUX_TARGETS & set(path.parts):
        return False
    with path.open(encoding="utf-8") as file:
        return not file.readline().startswith(("#if os(Linux)", "#if GTK"))


def found(path):
    """Yields the place, the name and the version of each name that is too new."""
    text = path.read_text(encoding="utf-8")
    asked = [float(version) for version in re.findall(r"#available\(iOS ([0-9.]+)", text)]
    for number, line in enumerate(text.splitlines(), 1):
        code = line.split("//")[0]
        for pattern, version in TOO_NEW.items():
            hit = re.search(pattern, code)
            needed = re.match(r"iOS ([0-9.]+)", version)
            if hit and not (needed and float(needed[1]) <= max(asked, default=0)):
                yield f"{path}:{number}: {hit.group(0).strip()} requires {version}"


def main():
    problems = []
    for place in places:
        for path in files(root / place):
            problems += found(path)
    for problem in problems:
        print(problem)
    return 1 if problems else 0


sys.exit(main())
