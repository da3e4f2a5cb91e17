import Foundation
import OverscrollUIKit
import Testing
import UIKit

@Suite struct ExportsTests {
  @Test func foundationsProgressStaysFree() {
    #expect(Progress(totalUnitCount: 3).totalUnitCount == 3)
  }

  @Test func oneImportBringsWhatAnAppNames() {
    let style: PullStyle = .ring.loadMore
    let role: PullStyle.Role = style.behavior.role
    let behavior: PullStyle.Behavior = .standard
    let outcomes: [PullControl.Outcome] = [.succeeded, .exhausted]
    let phase: PullControl.Phase = .finishing(.failed)
    let language: PullControl.Language = .ja
    let other: PullLanguage = .en
    let images: PullControl.ImagePhase = .pull
    let milestone: PullControl.Milestone = .opened
    let fidelity: PullStyle.Fidelity = .original
    #expect(role == .loadMore && behavior.role == .refresh && style != PullStyle.ring)
    #expect(outcomes.count == 2 && phase != .idle && language != other)
    #expect(images != .run && milestone != .closed && fidelity != .corrected)
  }
}
