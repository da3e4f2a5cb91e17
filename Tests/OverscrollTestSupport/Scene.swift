import Overscroll

/// One toolkit and one edge: the arguments of a test of a refresh.
package struct Scene: Sendable, CustomStringConvertible {
  /// The edge the refresh is at.
  package let edge: Edge
  /// The toolkit around it.
  package let toolkit: Toolkit

  /// Makes a scene.
  ///
  /// - Parameters:
  ///   - edge: The edge the refresh is at.
  ///   - toolkit: The toolkit around it.
  package init(edge: Edge, toolkit: Toolkit) {
    self.edge = edge
    self.toolkit = toolkit
  }

  /// Every toolkit at both edges.
  package static var all: [Scene] { scenes(Toolkit.all) }

  /// Both edges of every toolkit that bounces.
  package static var bouncing: [Scene] { scenes(Toolkit.bouncing) }

  /// Both edges of the toolkit that does not bounce.
  package static var stopping: [Scene] { scenes([.stopping]) }

  /// A name for a test case.
  package var description: String { "\(edge) edge, toolkit \(toolkit)" }

  private static func scenes(_ toolkits: [Toolkit]) -> [Scene] {
    Edge.allCases.flatMap { edge in toolkits.map { Scene(edge: edge, toolkit: $0) } }
  }
}
