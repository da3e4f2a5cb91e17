/// An element of an SVG file.
struct SVGNode {
  /// Its local name; empty for an element of another namespace.
  let name: String
  /// Its attributes, by their names as written.
  let attributes: [String: String]
  /// The line and the column at which the parser had read its start.
  let place: String
  var children: [SVGNode] = []

  /// Every element with an id, the first one of each.
  var byID: [String: SVGNode] {
    var found: [String: SVGNode] = [:]
    collect(into: &found)
    return found
  }

  private func collect(into found: inout [String: SVGNode]) {
    if let id = attributes["id"], found[id] == nil { found[id] = self }
    for child in children { child.collect(into: &found) }
  }

  /// The target of a reference, from `href` or `xlink:href`.
  var reference: String? {
    attributes["href"] ?? attributes.first { $0.key.hasSuffix(":href") }?.value
  }
}
