#!/usr/bin/env python3
"""Rejects API that is newer than what the package promises: iOS 15 and Swift 6.2.

The double of UIKit cannot see availability, no Apple compiler runs here, and the one that does may
be newer than Swift 6.2. So the names and words that a newcomer would reach for are listed, each with
the version that brought it. Comments are not looked at. On a Mac the compiler itself says the same of
everything else. Folders or files may be given; without any it looks at all that Xcode gets to build,
tests included; files and targets for Linux alone are left out.
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
places = sys.argv[1:] or ["Sources", "Examples/UIKitNews.swiftpm", "Tests"]
LINUX_TARGETS = {"OverscrollUIKitTests", "UIKitDoubleTests"}


def files(place):
    """Gives the Swift files of a folder that Xcode builds, or the one file that was named."""
    if not place.is_dir():
        return [place]
    return [path for path in sorted(place.rglob("*.swift")) if is_for_apple(path)]


def is_for_apple(path):
    """Says whether a file is more than one for Linux alone."""
    if LINUX_TARGETS & set(path.parts):
        return False
    with path.open(encoding="utf-8") as file:
        return not file.readline().startswith("#if os(Linux)")


def found(path):
    """Gives the place, the name and its version for each name that is too new."""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        code = line.split("//")[0]
        for pattern, version in TOO_NEW.items():
            hit = re.search(pattern, code)
            if hit:
                yield f"{path}:{number}: {hit.group(0).strip()} is newer than promised: {version}"


def main():
    problems = []
    for place in places:
        for path in files(root / place):
            problems += found(path)
    for problem in problems:
        print(problem)
    return 1 if problems else 0


sys.exit(main())
