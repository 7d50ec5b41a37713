import Domain
import Synchronization

/// The offers and hours in memory with the behaviour of the store.
package final class FakeOfferRepository: OfferRepository, ObservedFake {
    /// A call to the fake.
    package enum Call: Hashable, Sendable {
        /// A page was read.
        case offers(OfferQuery)
        /// One was read.
        case offer(OfferID)
        /// The subject of a form was read.
        case entry(OfferSubject)
        /// One was added.
        case add(OfferDraft, operation: OperationID)
        /// One was changed.
        case change(OfferDraft, OfferID, operation: OperationID)
        /// One was retired or brought back.
        case setRetired(Bool, OfferID, operation: OperationID)
        case weeks
        /// The hours of one were read.
        case week(HoursOwner)
        /// Hours were replaced.
        case setHours(OpeningHours, HoursOwner, operation: OperationID)
    }

    /// The control of the fake's answers: a test can make them fail, wait or go stale.
    package let answers = FakeAnswers()

    private let state: Mutex<FakeOffers>
    private let streams: FakeStreams
    private let sessions: FakeStaffSessionRepository

    /// Offers and hours for those who sign in with `sessions`.
    package init(
        _ offers: [Offer] = Offer.samples, weeks: [WeeklyHours] = WeeklyHours.samples,
        sessions: FakeStaffSessionRepository, clock: any WallClock = FixedClock(),
        deliveries: PendingDeliveries = PendingDeliveries()
    ) {
        state = Mutex(FakeOffers(offers: offers, weeks: weeks))
        streams = FakeStreams(answers, clock: clock, deliveries: deliveries)
        self.sessions = sessions
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

    /// A page; see ``OfferRepository``.
    package func offers(_ query: OfferQuery) -> Snapshots<OfferPage> {
        read(.offers(query)) { state throws(AppError) in state.page(query) }
    }

    /// One of them; see ``OfferRepository``.
    package func offer(_ id: OfferID) -> Snapshots<Offer> {
        read(.offer(id)) { state throws(AppError) in try state.known(id) }
    }

    /// The subject of a form; see ``OfferRepository``.
    package func entry(for subject: OfferSubject) -> Snapshots<OfferEntry> {
        read(.entry(subject)) { state throws(AppError) in try state.entry(subject) }
    }

    /// Adds one; see ``OfferRepository``.
    package func add(_ draft: OfferDraft, operation: OperationID) async throws(AppError) -> Offer {
        try await write(.add(draft, operation: operation), operation, content: "\(draft)") { state throws(AppError) in
            try state.add(draft)
        } again: { state throws(AppError) in
            guard let found = state.titled(draft.title, draft.kind).first else { throw .unexpected("it was renamed") }
            return found
        }
    }

    /// Changes one; see ``OfferRepository``.
    package func change(_ draft: OfferDraft, over seen: Offer, operation: OperationID) async throws(AppError) -> Offer {
        try await write(.change(draft, seen.id, operation: operation), operation, content: "\(draft) \(seen.id)") {
            state throws(AppError) in
            try state.change(draft, over: seen)
        } again: { state throws(AppError) in
            try state.known(seen.id)
        }
    }

    /// Retires one or brings it back; see ``OfferRepository``.
    package func setRetired(_ isRetired: Bool, seen: Offer, operation: OperationID) async throws(AppError) -> Offer {
        try await write(
            .setRetired(isRetired, seen.id, operation: operation), operation, content: "\(isRetired) \(seen.id)"
        ) { state throws(AppError) in
            try state.setRetired(isRetired, seen)
        } again: { state throws(AppError) in
            try state.known(seen.id)
        }
    }

    /// Everybody's hours; see ``OfferRepository``.
    package func weeks() -> Snapshots<[WeeklyHours]> { read(.weeks) { state throws(AppError) in state.weeks } }

    /// The hours of one; see ``OfferRepository``.
    package func week(of owner: HoursOwner) -> Snapshots<WeeklyHours> {
        read(.week(owner)) { state throws(AppError) in try state.week(of: owner) }
    }

    /// Replaces hours; see ``OfferRepository``.
    package func setHours(
        _ hours: OpeningHours, over seen: WeeklyHours, operation: OperationID
    ) async throws(AppError) -> WeeklyHours {
        try await write(
            .setHours(hours, seen.owner, operation: operation), operation, content: "\(seen.owner) \(hours.words)"
        ) { state throws(AppError) in
            try state.setHours(hours, over: seen)
        } again: { state throws(AppError) in
            try state.week(of: seen.owner)
        }
    }
}

extension FakeOfferRepository {
    private func read<Value: Sendable & Equatable>(
        _ call: Call, _ body: @escaping @Sendable (FakeOffers) throws(AppError) -> Value
    ) -> Snapshots<Value> {
        state.withLock { $0.calls.append(call) }
        return streams.open { [weak self] () throws(AppError) in
            guard let self else { throw .unexpected("the fake is gone") }
            try admit()
            return try body(state.withLock { $0 })
        }
    }

    private func write<Value: Sendable>(
        _ call: Call, _ operation: OperationID, content: String,
        _ body: (inout FakeOffers) throws(AppError) -> Value, again: (FakeOffers) throws(AppError) -> Value
    ) async throws(AppError) -> Value {
        state.withLock { $0.calls.append(call) }
        try await answers.write()
        try admit()
        let value = try state.withLock { state throws(AppError) in
            guard try !state.applied.contains(operation, asking: content) else { return try again(state) }
            let value = try body(&state)
            state.applied.insert(operation, asking: content)
            return value
        }
        streams.refresh()
        try answers.written()
        return value
    }

    private func admit() throws(AppError) {
        guard let staff = sessions.current?.staff else { throw .signInRequired }
        guard staff.role.may(.manageOffers) else { throw .notAllowed(.manageOffers) }
    }
}
