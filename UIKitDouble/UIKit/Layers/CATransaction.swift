// https://developer.apple.com/documentation/quartzcore/catransaction

open class CATransaction: NSObject {
  open class func begin() {
    MainActor.assumeIsolated {
      let world = UIKitWorld.current
      world.transactionCount += 1
      world.transactions.append(world.transactions.last?.nested() ?? TransactionState())
    }
  }

  open class func commit() {
    MainActor.assumeIsolated {
      // Without a begin, Apple ends the implicit transaction of the turn; there is none here.
      let ended = UIKitWorld.current.transactions.popLast()
      ended?.completion?()
    }
  }

  open class func flush() {}

  open class func disableActions() -> Bool {
    MainActor.assumeIsolated { UIKitWorld.current.transactions.last?.disablesActions ?? false }
  }

  open class func setDisableActions(_ flag: Bool) { change { $0.disablesActions = flag } }

  open class func setAnimationDuration(_ duration: CFTimeInterval) {
    change { $0.duration = duration }
  }

  open class func setCompletionBlock(_ block: (() -> Void)?) {
    nonisolated(unsafe) let block = block  // Called by commit, on the main thread as this is.
    change { $0.completion = block }
  }

  private class func change(_ body: @MainActor (inout TransactionState) -> Void) {
    MainActor.assumeIsolated {
      let world = UIKitWorld.current
      if world.transactions.isEmpty { world.transactions.append(TransactionState()) }
      body(&world.transactions[world.transactions.count - 1])
    }
  }
}

struct TransactionState {
  var disablesActions = false
  var duration = 0.25
  var completion: (() -> Void)?

  func nested() -> TransactionState {
    TransactionState(disablesActions: disablesActions, duration: duration)
  }
}
