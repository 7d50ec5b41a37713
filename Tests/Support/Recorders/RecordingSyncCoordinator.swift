import Domain

/// Writes down what the user asked for while looking at queued writes.
@MainActor package final class RecordingSyncCoordinator: SyncCoordinating {
    /// Something that the user asked for.
    package enum Wish: Hashable, Sendable {
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
    package private(set) var wishes: [Wish] = [] {
        didSet { if let wish = wishes.last { asked?(wish) } }
    }

    /// Hears each wish at once, where somebody listens.
    package var asked: ((Wish) -> Void)?

    /// A coordinator that nothing was asked of.
    package init() {}

    /// Writes it down.
    package func showEntry(_ number: OutboxNumber) { wishes.append(.entry(number)) }
    /// Writes it down.
    package func showSubject(_ subject: OutboxSubject) { wishes.append(.subject(subject)) }
    /// Writes it down.
    package func confirmDiscarding(_ number: OutboxNumber) { wishes.append(.confirmDiscarding(number)) }
    /// Writes it down.
    package func discardingAnswered() { wishes.append(.discardingAnswered) }
    /// Writes it down.
    package func entrySettled() { wishes.append(.entrySettled) }
}
