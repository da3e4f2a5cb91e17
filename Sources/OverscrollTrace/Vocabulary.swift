internal import Overscroll

/// A value that a trace writes as one word.
///
/// The words define the format: they are literals, so that renaming a case in the engine does not
/// change recordings.
protocol Named {
  /// All values, in the order an error lists them.
  static var allCases: [Self] { get }
  /// The word.
  var word: String { get }
}

extension Named where Self: RawRepresentable<String> {
  var word: String { rawValue }
}

extension Axis: Named {
  var word: String {
    switch self {
    case .vertical: "vertical"
    case .horizontal: "horizontal"
    }
  }
}

extension Bounce: Named {
  var word: String {
    switch self {
    case .native: "native"
    case .engine: "engine"
    }
  }
}

extension Concurrency: Named {
  var word: String {
    switch self {
    case .exclusive: "exclusive"
    case .independent: "independent"
    }
  }
}

extension Edge: Named {
  var word: String {
    switch self {
    case .start: "start"
    case .end: "end"
    }
  }
}

extension Phase: Named {
  static var allCases: [Phase] {
    [.idle, .pulling, .armed, .running, .exhausted] + Outcome.allCases.map { .finishing($0) }
  }

  var word: String {
    switch self {
    case .idle: "idle"
    case .pulling: "pulling"
    case .armed: "armed"
    case .running: "running"
    case .exhausted: "exhausted"
    case .finishing(let outcome): "finishing-" + outcome.word
    }
  }
}

extension FloorPhase: Named {
  var word: String {
    switch self {
    case .closed: "closed"
    case .armed: "armed"
    case .opening: "opening"
    case .open: "open"
    case .closing: "closing"
    }
  }
}

extension Outcome: Named {
  var word: String {
    switch self {
    case .succeeded: "succeeded"
    case .failed: "failed"
    case .cancelled: "cancelled"
    case .exhausted: "exhausted"
    }
  }
}

extension BeginSource: Named {
  var word: String {
    switch self {
    case .program: "program"
    case .key: "key"
    case .accessibility: "accessibility"
    case .tap: "tap"
    }
  }
}

extension LayoutDirection: Named {
  var word: String {
    switch self {
    case .leftToRight: "leftToRight"
    case .rightToLeft: "rightToLeft"
    }
  }
}

extension Announcement: Named {
  var word: String {
    switch self {
    case .began: "began"
    case .succeeded: "succeeded"
    case .failed: "failed"
    case .exhausted: "exhausted"
    }
  }
}

extension Milestone: Named {
  var word: String {
    switch self {
    case .opened: "opened"
    case .closingBegan: "closingBegan"
    case .closed: "closed"
    }
  }
}

extension Threshold.Strictness: Named {
  var word: String {
    switch self {
    case .reached: "reached"
    case .exceeded: "exceeded"
    }
  }
}

extension Trigger: Named {
  var word: String {
    switch self {
    case .release: "release"
    case .reach: "reach"
    case .tap: "tap"
    case .none: "none"
    case .automatic: "automatic"
    }
  }
}

extension Hold.Means: Named {
  var word: String {
    switch self {
    case .inset: "inset"
    case .offset: "offset"
    }
  }
}

extension EndWithContact: Named {
  var word: String {
    switch self {
    case .fold: "fold"
    case .defer: "defer"
    }
  }
}

extension Placement: Named {
  var word: String {
    switch self {
    case .withContent: "withContent"
    case .fixedBehind: "fixedBehind"
    case .fixedInFront: "fixedInFront"
    case .gapCentered: "gapCentered"
    case .superviewLayer: "superviewLayer"
    case .overlay: "overlay"
    case .afterContent: "afterContent"
    case .growing: "growing"
    case .fullViewport: "fullViewport"
    }
  }
}

extension Lead.Unit: Named {
  var word: String {
    switch self {
    case .points: "points"
    case .viewports: "viewports"
    case .items: "items"
    }
  }
}

extension ContentPolicy: Named {
  var word: String {
    switch self {
    case .fill: "fill"
    case .show: "show"
    case .hide: "hide"
    case .afterGesture: "afterGesture"
    }
  }
}

extension ExhaustedPolicy: Named {
  var word: String {
    switch self {
    case .show: "show"
    case .hide: "hide"
    case .loadAgain: "loadAgain"
    }
  }
}
