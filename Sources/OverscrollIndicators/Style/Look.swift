package import OverscrollGraphics

/// What draws a style, and what that asks of its host.
///
/// The module of a look makes it, so that an app links only the looks of the modules that it imports.
package struct Look: Equatable, Sendable {
  package typealias Draw = @Sendable (IndicatorInput, ChangedDetails, inout DisplayList) -> Void

  /// Its name, by which looks are compared.
  package let name: BuiltinIndicator
  /// What it asks of its host.
  package let traits: LookTraits
  /// Appends the drawing commands of one frame to a list.
  package let draw: Draw

  /// Makes a look.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - traits: What it asks of its host.
  ///   - draw: Appends the drawing commands of one frame to a list.
  package init(_ name: BuiltinIndicator, traits: LookTraits, draw: @escaping Draw) {
    (self.name, self.traits, self.draw) = (name, traits, draw)
  }

  /// Makes a look that has no details that an app can change.
  package init(
    _ name: BuiltinIndicator,
    _ indicator: some PullIndicator & Sendable,
    traits: LookTraits = LookTraits()
  ) {
    self.init(name, traits: traits) { input, _, list in indicator.draw(input, into: &list) }
  }

  package static func == (one: Look, other: Look) -> Bool { one.name == other.name }
}

/// A look with the details that an app has changed.
package struct ChangedLook: PullIndicator {
  private let look: Look
  private let details: ChangedDetails

  /// Makes the look.
  ///
  /// - Parameters:
  ///   - look: The look.
  ///   - details: The details of a look of an original control; other looks have none.
  package init(_ look: Look, _ details: ChangedDetails) {
    (self.look, self.details) = (look, details)
  }

  /// Appends the drawing commands of one frame to a list.
  ///
  /// - Parameters:
  ///   - input: The state of the pull, and the size to draw in.
  ///   - list: The list to append to.
  package func draw(_ input: IndicatorInput, into list: inout DisplayList) {
    look.draw(input, details, &list)
  }
}
