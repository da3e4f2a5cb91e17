import Overscroll

// The request of a run, begun while the finger still pulls: the engine says when, and whether a run takes it over.
extension HostedPart {
  /// Begins the request, unless the answer to an earlier one is still good.
  func prefetch(_ token: RunToken) {
    guard let list, case .twoSteps(let fetch) = action else { return }
    if let answeredAt = request?.answeredAt,
      0...(maximumAge ?? 1) ~= list.clock.date.timeIntervalSince(answeredAt)
    {
      request?.token = token
      return send(.prefetchFinished(edge, token))
    }
    let clock = list.clock
    request = RunRequest(token, fetch, clock: { clock.date }) { [weak self] request in
      guard let self, self.request === request else { return }
      send(.prefetchFinished(edge, request.token))
    }
  }

  /// The request that a run takes over; that of any other run is given up.
  func takeRequest(of token: RunToken) -> RunRequest? {
    defer { request = nil }
    return request?.token == token ? request : nil
  }
}
