import Domain
import Synchronization

/// Gift cards in memory with the behaviour of the store: the same access, the same rules
/// and the same streams.
package final class FakeGiftCardRepository: GiftCardRepository, ObservedFake {
    /// A call to the fake.
    package enum Call: Hashable, Sendable {
        case giftCards
        /// One was read.
        case giftCard(GiftCardNumber)
        /// A finish was requested.
        case finish(GiftCardNumber, operation: OperationID)
    }

    private struct State {
        var giftCards: [GiftCard]
        var applied = AppliedOperations()
        var calls: [Call] = []
    }

    /// The control of the fake's answers: a test can make them fail, wait or go stale.
    package let answers = FakeAnswers()

    private let state: Mutex<State>
    private let streams: FakeStreams
    private let session: @Sendable () -> StaffSession?
    private let clock: any WallClock

    /// Gift cards as seen by the person signed in with `sessions`.
    package init(
        _ giftCards: [GiftCard] = GiftCard.samples, sessions: FakeStaffSessionRepository,
        clock: any WallClock = FixedClock(), deliveries: PendingDeliveries = PendingDeliveries()
    ) {
        state = Mutex(State(giftCards: giftCards))
        streams = FakeStreams(answers, clock: clock, deliveries: deliveries)
        session = { sessions.current }
        self.clock = clock
        sessions.onChange { [weak streams] in streams?.refresh() }
    }

    /// Every call, in order.
    package var calls: [Call] { state.withLock(\.calls) }

    /// The number of calls so far.
    package var callCount: Int { calls.count }

    /// The number of open streams.
    package var openStreams: Int { streams.count }

    /// The deliveries that readers have not finished with.
    package var deliveries: PendingDeliveries { streams.deliveries }

    /// The current gift cards. Setting them acts as another workstation would.
    package var stored: [GiftCard] {
        get { state.withLock(\.giftCards) }
        set {
            state.withLock { $0.giftCards = newValue }
            streams.refresh()
        }
    }

    /// All gift cards; see ``GiftCardRepository``.
    package func giftCards() -> Snapshots<[GiftCard]> {
        read(.giftCards) { giftCards throws(AppError) in giftCards }
    }

    /// One gift card; see ``GiftCardRepository``.
    package func giftCard(_ number: GiftCardNumber) -> Snapshots<GiftCard> {
        read(.giftCard(number)) { giftCards throws(AppError) in giftCards[try giftCards.index(of: number)] }
    }

    /// Finishes a gift card; see ``GiftCardRepository``.
    package func finish(_ seen: GiftCard, operation: OperationID) async throws(AppError) -> GiftCard {
        let number = seen.number
        record(.finish(number, operation: operation))
        try await answers.write()
        try admit()
        let finished = try state.withLock { [now = clock.now] state throws(AppError) in
            let index = try state.giftCards.index(of: number)
            guard try !state.applied.contains(operation, asking: number) else { return state.giftCards[index] }
            do throws(GiftCardProblem) {
                state.giftCards[index] = try state.giftCards[index].finished(at: now, seen: seen)
            } catch {
                throw .conflict(error.message)
            }
            state.applied.insert(operation, asking: number)
            return state.giftCards[index]
        }
        streams.refresh()
        try answers.written()
        return finished
    }
}

extension FakeGiftCardRepository {
    private func read<Value: Sendable & Equatable>(
        _ call: Call, _ body: @escaping @Sendable ([GiftCard]) throws(AppError) -> Value
    ) -> Snapshots<Value> {
        record(call)
        return streams.open { [weak self] () throws(AppError) in
            guard let self else { throw .unexpected("the fake is gone") }
            try admit()
            return try body(stored)
        }
    }

    private func admit() throws(AppError) {
        guard session() != nil else { throw .signInRequired }
    }

    private func record(_ call: Call) {
        state.withLock { $0.calls.append(call) }
    }
}

extension [GiftCard] {
    fileprivate func index(of number: GiftCardNumber) throws(AppError) -> Int {
        guard let index = firstIndex(where: { $0.number == number }) else { throw .notFound("Gift card \(number)") }
        return index
    }
}
