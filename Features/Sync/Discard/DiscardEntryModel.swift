import Domain
import Observation

/// Asks whether a queued write shall really be taken back, and takes it back if so.
@Observable
package final class DiscardEntryModel {
    private(set) var question = LoadState<DiscardQuestion>.idle
    private(set) var problem: AppError?

    private let number: OutboxNumber
    private let sync: any SyncRepository
    private weak let coordinator: (any SyncCoordinating)?
    private weak let errors: (any ErrorRouting)?

    /// The question about one write, by its number. Without a coordinator there is nowhere to go back to.
    package init(
        number: OutboxNumber, sync: any SyncRepository, coordinator: (any SyncCoordinating)?,
        errors: any ErrorRouting
    ) {
        self.number = number
        self.sync = sync
        self.coordinator = coordinator
        self.errors = errors
    }

    func observe() async {
        await sync.entry(number).load(into: \.question, of: self, as: DiscardQuestion.init)
    }

    func keep() { coordinator?.discardingAnswered() }

    func discard(_ shown: DiscardQuestion) async {
        do {
            _ = try await sync.discard(shown.seen)
            coordinator?.discardingAnswered()
            coordinator?.entrySettled()
        } catch {
            problem = errors.leftToShow(of: error)
        }
    }
}

/// The question as its alert shows it.
nonisolated struct DiscardQuestion: Hashable, Sendable {
    let title: String
    let message: String

    /// The write that is asked about.
    let seen: OutboxEntry

    init(_ entry: OutboxEntry) {
        seen = entry
        title = "Discard \(entry.id), \(entry.what)?"
        message = "\(Self.others(entry.dependants))This undoes what was changed, and cannot be taken back."
    }

    /// More are counted: an alert is for reading.
    private static let mostNamed = 10

    private static func others(_ others: [OutboxEntry.Dependant]) -> String {
        guard let first = others.first else { return "" }
        guard others.count > 1 else { return "\(first.title) waits for it and goes with it. " }
        let rest = others.count - mostNamed
        let named = others.prefix(mostNamed).map(\.title) + (rest > 0 ? ["\(rest) more"] : [])
        return "\(others.count) changes wait for it and go with it: \(named.joined(separator: ", ")). "
    }
}

extension OutboxEntry.Dependant {
    fileprivate nonisolated var title: String { "\(id) \(what)" }
}
