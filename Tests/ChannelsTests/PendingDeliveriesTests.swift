import Testing

@testable import Channels

/// Drawing a screen waits for every reader with a pending delivery.
@MainActor @Suite struct PendingDeliveriesTests {
    @Test(arguments: 1...3) func `a wait for several readers ends with the last of them`(readers: Int) async {
        let deliveries = PendingDeliveries()
        var isOver = false
        for _ in 0..<readers { deliveries.begin() }
        let wait = Task.immediate {
            await deliveries.allTakenIn()
            isOver = true
        }
        for _ in 1..<max(2, readers) where readers > 1 {
            deliveries.end()
            await Task.yield()
            #expect(!isOver)
        }
        #expect(!isOver)
        deliveries.end()
        await wait.value
        #expect(isOver)
        await deliveries.allTakenIn()
    }
}
