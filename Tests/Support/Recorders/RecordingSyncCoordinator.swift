import Domain

/// A coordinator that records the user's requests while looking at queued writes.
@MainActor package final class RecordingSyncCoordinator: SyncCoordinating {
    /// A request of the user.
    package enum Request: Hashable, Sendable {
        /// To see this queued write.
        case entry(OutboxNumber)
        /// To see the record of a write.
        case subject(OutboxSubject)
        /// To confirm discarding a write.
        case confirmDiscarding(OutboxNumber)
        case discardingAnswered
        case entrySettled
    }

    /// Every request, in order.
    package private(set) var requests: [Request] = [] {
        didSet { if let request = requests.last { asked?(request) } }
    }

    /// A closure that is called with each request.
    package var asked: ((Request) -> Void)?

    /// A coordinator without requests.
    package init() {}

    /// Records the request.
    package func showEntry(_ number: OutboxNumber) { requests.append(.entry(number)) }
    /// Records the request.
    package func showSubject(_ subject: OutboxSubject) { requests.append(.subject(subject)) }
    /// Records the request.
    package func confirmDiscarding(_ number: OutboxNumber) { requests.append(.confirmDiscarding(number)) }
    /// Records the request.
    package func discardingAnswered() { requests.append(.discardingAnswered) }
    /// Records the request.
    package func entrySettled() { requests.append(.entrySettled) }
}
