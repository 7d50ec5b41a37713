import Domain
import Foundation
import Synchronization

/// The changes of records in memory, with the behaviour of the store: the same access, the same order, the same
/// streams.
package final class FakeHistoryRepository: HistoryRepository, ObservedFake {
    private struct State {
        var entries: [HistorySubject: [HistoryEntry]] = [:]
        var position = 100
        var queries: [HistoryQuery] = []
    }

    /// The control of the fake's answers: a test can make them fail, wait or go stale.
    package let answers = FakeAnswers()

    private let state = Mutex(State())
    private let streams: FakeStreams
    private let session: @Sendable () -> StaffSession?
    private let clock: any WallClock
    private let beginning: Date
    private let isThere: @Sendable (HistorySubject) -> Bool

    /// The changes of the records that are there, as seen by the person signed in with `sessions`.
    package init(
        sessions: FakeStaffSessionRepository, clock: any WallClock = FixedClock(),
        deliveries: PendingDeliveries = PendingDeliveries(),
        isThere: @escaping @Sendable (HistorySubject) -> Bool = { _ in true }
    ) {
        streams = FakeStreams(answers, clock: clock, deliveries: deliveries)
        session = { sessions.current }
        (self.clock, beginning, self.isThere) = (clock, clock.now, isThere)
        sessions.onChange { [weak streams] in streams?.refresh() }
    }

    /// Every page that was read, in order.
    package var queries: [HistoryQuery] { state.withLock(\.queries) }

    /// The number of calls so far.
    package var callCount: Int { queries.count }

    /// The number of open streams.
    package var openStreams: Int { streams.count }

    /// The deliveries that readers have not finished with.
    package var deliveries: PendingDeliveries { streams.deliveries }

    /// Adds a change of a record, by a person of a name or by who is signed in.
    package func note(
        _ event: HistoryEntry.Event, _ fields: [HistoryEntry.Field] = [], of subject: HistorySubject,
        by author: String? = nil
    ) {
        let (author, now) = (author ?? session()?.staff.name, clock.now)
        state.withLock { state in
            state.position += 1
            let first = event == .made ? [] : [entry(1, beginning, nil, .begun, [], of: subject)]
            state.entries[subject, default: first].append(
                entry(state.position, now, event == .arrived ? nil : author, event, fields, of: subject))
        }
        streams.refresh()
    }

    /// A page of changes; see ``HistoryRepository``.
    package func history(_ query: HistoryQuery) -> Snapshots<HistoryPage> {
        state.withLock { $0.queries.append(query) }
        return streams.open { [weak self] () throws(AppError) in
            guard let self else { throw .unexpected("the fake is gone") }
            return try page(query)
        }
    }
}

extension FakeHistoryRepository {
    private func page(_ query: HistoryQuery) throws(AppError) -> HistoryPage {
        guard let staff = session()?.staff else { throw .signInRequired }
        guard staff.role.may(query.subject.permission) else { throw .notAllowed(query.subject.permission) }
        guard isThere(query.subject) else { throw query.subject.missing }
        let all =
            state.withLock { $0.entries[query.subject] } ?? [entry(1, beginning, nil, .begun, [], of: query.subject)]
        let rest = all.reversed().filter { $0.id.position < query.before ?? .max }
        let shown = Array(rest.prefix(query.pageSize))
        return HistoryPage(entries: shown, next: shown.count < rest.count ? shown.last?.id.position : nil)
    }

    private func entry(
        _ position: Int, _ at: Date, _ author: String?, _ event: HistoryEntry.Event, _ fields: [HistoryEntry.Field],
        of subject: HistorySubject
    ) -> HistoryEntry {
        HistoryEntry(
            id: HistoryEntry.ID(position: position, place: 0), at: at, author: author, workstation: "ee42c90b",
            record: subject.name.lowercased(), event: event, fields: fields)
    }
}

extension HistorySubject {
    /// The permission to read all of the record.
    fileprivate var permission: Permission {
        switch self {
        case .patient: .managePatients
        case .appointment: .manageAppointments
        case .order: .viewOrders
        case .product: .watchStock
        case .colleague: .manageStaff
        }
    }
}
