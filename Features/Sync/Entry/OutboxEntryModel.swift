import Domain
import Observation

/// Keeps one queued write current, and does about it what the user decides.
@Observable
package final class OutboxEntryModel {
    private(set) var entry = LoadState<OutboxEntryPresentation>.idle
    private(set) var problem: AppError?

    /// Whether the write was here and is not queued any more.
    private(set) var isOver = false

    /// The names of fields that changed after a side was chosen.
    private(set) var changed: [String] = []

    /// The sides that the user has chosen.
    var draft = ConflictDraft()

    /// The choices from before a restart that are not compared with the write yet.
    private var kept: [String: String] = [:]
    private let number: OutboxNumber
    private let sync: any SyncRepository
    private weak let coordinator: (any SyncCoordinating)?
    private weak let errors: (any ErrorRouting)?
    private var subject: OutboxSubject?

    /// The screen of a queued write, by its number.
    package init(
        number: OutboxNumber, sync: any SyncRepository, coordinator: any SyncCoordinating, errors: any ErrorRouting
    ) {
        self.number = number
        self.sync = sync
        self.coordinator = coordinator
        self.errors = errors
    }

    var title: String { "Change \(number)" }

    /// Whether something is chosen that leaving would lose.
    var hasDraft: Bool { !draft.isEmpty || !kept.isEmpty }

    /// The sides that are chosen, each with the words that it was chosen between, restored after a restart.
    var input: [String: String] {
        get { kept.isEmpty ? draft.words(in: entry.value?.contested ?? []) : kept }
        set {
            kept = newValue
            if let contested = entry.value?.contested { take(contested, after: contested) }
        }
    }

    /// The names of contested fields without a choice.
    var missing: [String] { entry.value?.contested.filter { draft[$0.id] == nil }.map(\.title) ?? [] }

    func observe() async {
        entry = .loading
        for await snapshot in sync.entry(number) {
            let old = entry.value
            if case .unavailable(.notFound) = snapshot, old != nil || !kept.isEmpty { (isOver, kept) = (true, [:]) }
            if case .value = snapshot { isOver = false }
            entry.receive(snapshot) { entry in
                subject = entry.subject
                return OutboxEntryPresentation(entry)
            }
            if let contested = entry.value?.contested { take(contested, after: old?.contested ?? []) }
        }
    }

    func tryAgain(_ shown: OutboxEntryPresentation) async {
        await carryOut { [sync] () async throws(AppError) in try await sync.retry(shown.seen) }
    }

    func keep(_ shown: OutboxEntryPresentation) async {
        let sides = draft.chosen
        await carryOut { [sync] () async throws(AppError) in try await sync.resolve(shown.seen, keeping: sides) }
    }

    func discard() { coordinator?.confirmDiscarding(number) }

    func showSubject() {
        if let subject { coordinator?.showSubject(subject) }
    }

    func leave() { coordinator?.entrySettled() }

    /// Drops choices between values that have changed.
    private func take(_ fields: [OutboxFieldPresentation], after old: [OutboxFieldPresentation]) {
        if !kept.isEmpty {
            (changed, kept) = (draft.choose(kept, in: fields), [:])
        } else if fields != old {
            changed = draft.keepOnly(fields, unlike: old)
        }
    }

    private func carryOut(_ decision: () async throws(AppError) -> Void) async {
        do {
            try await decision()
            problem = nil
        } catch {
            problem = errors.leftToShow(of: error)
        }
    }
}
