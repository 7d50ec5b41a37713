import Domain

/// What tests ask of any fake.
package protocol ObservedFake: AnyObject, Sendable {
    /// How the fake answers; a test may make it fail, wait or go stale.
    var answers: FakeAnswers { get }

    /// How often something was asked.
    var callCount: Int { get }

    /// How many streams are open.
    var openStreams: Int { get }

    /// Which readers are not done with what they were handed.
    var deliveries: PendingDeliveries { get }
}

extension FakeOrderRepository: ObservedFake {
    /// How often something was asked.
    package var callCount: Int { calls.count }
}

extension FakeStaffSessionRepository: ObservedFake {
    /// How often something was asked.
    package var callCount: Int { calls.count }
}

extension FakePreferencesRepository: ObservedFake {
    /// How often something was asked.
    package var callCount: Int { calls.count }
}
