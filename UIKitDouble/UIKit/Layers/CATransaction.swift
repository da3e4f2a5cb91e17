// https://developer.apple.com/documentation/quartzcore/catransaction

open class CATransaction: NSObject {
  open class func begin() {
    MainActor.assumeIsolated {
      let world = UIKitWorld.current
      world.transactionCount += 1
      world.transactions.append(world.transactions.last ?? TransactionState())
    }
  }

  open class func commit() {
    MainActor.assumeIsolated {
      // Without a begin, Apple ends the implicit transaction of the turn; there is none here.
      _ = UIKitWorld.current.transactions.popLast()
    }
  }

  open class func flush() {}

  open class func setDisableActions(_ flag: Bool) { change { $0.disablesActions = flag } }

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
}
