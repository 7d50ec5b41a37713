import Domain

/// The interface of every fake for tests.
package protocol ObservedFake: AnyObject, Sendable {
    /// The control of the fake's answers: a test can make them fail, wait or go stale.
    var answers: FakeAnswers { get }

    /// The number of calls so far.
    var callCount: Int { get }

    /// The number of open streams.
    var openStreams: Int { get }

    /// The deliveries that readers have not finished with.
    var deliveries: PendingDeliveries { get }
}

extension FakeOrderRepository: ObservedFake {
    /// The number of calls so far.
    package var callCount: Int { calls.count }
}

extension FakeStaffSessionRepository: ObservedFake {
    /// The number of calls so far.
    package var callCount: Int { calls.count }
}

extension FakePreferencesRepository: ObservedFake {
    /// The number of calls so far.
    package var callCount: Int { calls.count }
}
