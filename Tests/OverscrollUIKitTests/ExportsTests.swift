#if canImport(UIKit)
import Foundation
import OverscrollUIKit
import Testing
import UIKit

@Suite struct ExportsTests {
  @Test func foundationsProgressStaysFree() {
    #expect(Progress(totalUnitCount: 3).totalUnitCount == 3)
  }

  @Test func oneImportBringsWhatAnAppNames() {
    let style: PullStyle = PullStyle(.ring, role: .loadMore)
    let role: Role = style.behavior.role
    let behavior: Behavior = .standard
    let outcomes: [Outcome] = [.succeeded, .exhausted]
    let phase: Phase = .finishing(.failed)
    let language: Language = .ja
    let look: BuiltinIndicator = .mj
    let images: ImagePhase = .pull
    let milestone: Milestone = .opened
    let fidelity: Fidelity = .original
    #expect(role == .loadMore && behavior.role == .refresh && style != PullStyle.ring)
    #expect(outcomes.count == 2 && phase != .idle && language != .en && look != .ego)
    #expect(images != .run && milestone != .closed && fidelity != .corrected)
  }
}
#endif
