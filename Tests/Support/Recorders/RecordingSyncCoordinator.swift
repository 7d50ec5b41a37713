import Domain

/// Writes down what the user asked for while looking at queued writes.
@MainActor package final class RecordingSyncCoordinator: SyncCoordinating {
    /// Something that the user asked for.
    package enum Request: Hashable, Sendable {
        /// To see this queued write.
        case entry(OutboxNumber)
        /// To see the record that it is about.
        case subject(OutboxSubject)
        /// To be asked whether to take it back.
        case confirmDiscarding(OutboxNumber)
        case discardingAnswered
        case entrySettled
    }

    /// Everything asked for, in order.
    package private(set) var requests: [Request] = [] {
        didSet { if let request = requests.last { asked?(request) } }
    }

    /// Hears each request at once, where somebody listens.
    package var asked: ((Request) -> Void)?

    /// A coordinator that nothing was asked of.
    package init() {}

    /// Writes it down.
    package func showEntry(_ number: OutboxNumber) { requests.append(.entry(number)) }
    /// Writes it down.
    package func showSubject(_ subject: OutboxSubject) { requests.append(.subject(subject)) }
    /// Writes it down.
    package func confirmDiscarding(_ number: OutboxNumber) { requests.append(.confirmDiscarding(number)) }
    /// Writes it down.
    package func discardingAnswered() { requests.append(.discardingAnswered) }
    /// Writes it down.
    package func entrySettled() { requests.append(.entrySettled) }
}
