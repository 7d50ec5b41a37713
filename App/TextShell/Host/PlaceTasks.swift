import DesignSystem
import Navigation

/// Runs the work that places declare: starts it when a place appears, again when what it depends on changes, and
/// cancels it when the place goes, whoever removed the place.
@MainActor final class PlaceTasks {
    private final class Work {
        var task: Task<Void, Never>?
        var isOver = false
    }

    /// A view may declare the same work several times, for each row of a list, for example.
    private struct WorkID: Hashable {
        let declared: TaskDeclaration.ID
        let ordinal: Int
    }

    private var works: [PlaceID: [WorkID: Work]] = [:]
    private var actions: [PlaceID: Task<Void, Never>] = [:]
    private var running = 0
    private let workEnded: @MainActor () -> Void

    /// - Parameter workEnded: called after each piece of work that came to its end.
    init(workEnded: @escaping @MainActor () -> Void) {
        self.workEnded = workEnded
    }

    /// Makes the running work what the place on show declares, and ends the work of places that are gone.
    ///
    /// - Returns: whether any work was started; it has then run up to its first wait.
    func reconcile(_ declared: [TaskDeclaration], at place: PlaceID, live: Set<PlaceID>) -> Bool {
        for gone in works.keys where !live.contains(gone) { cancel(gone) }
        for gone in actions.keys where !live.contains(gone) { actions[gone]?.cancel() }
        let wanted = identified(declared)
        let ids = Set(wanted.map(\.id))
        for gone in works[place, default: [:]].keys where !ids.contains(gone) {
            works[place]?.removeValue(forKey: gone)?.task?.cancel()
        }
        let new = wanted.filter { works[place]?[$0.id] == nil }
        for work in new { start(work.declaration, work.id, at: place) }
        return !new.isEmpty
    }

    /// Carries out an action of a place, and returns when it is over. It is cancelled when the place goes.
    func carryOut(_ action: @escaping @MainActor () async -> Void, at place: PlaceID) async {
        let task = Task.immediate { await action() }
        actions[place] = task
        await task.value
        actions[place] = nil
    }

    /// Whether work of the place is still running.
    func isWorking(at place: PlaceID) -> Bool {
        works[place]?.values.contains { !$0.isOver } ?? false
    }

    /// Whether any work is still running, also what was cancelled and has not ended yet.
    var isAnyWorking: Bool { running > 0 }

    /// The places that have work, running or over.
    var places: Set<PlaceID> { Set(works.keys) }

    /// Ends all work.
    func cancelAll() {
        for place in works.keys { cancel(place) }
        for action in actions.values { action.cancel() }
    }

    private func identified(_ declared: [TaskDeclaration]) -> [(id: WorkID, declaration: TaskDeclaration)] {
        var counts: [TaskDeclaration.ID: Int] = [:]
        return declared.map { declaration in
            let ordinal = counts[declaration.id, default: 0]
            counts[declaration.id] = ordinal + 1
            return (WorkID(declared: declaration.id, ordinal: ordinal), declaration)
        }
    }

    private func start(_ declaration: TaskDeclaration, _ id: WorkID, at place: PlaceID) {
        let work = Work()
        works[place, default: [:]][id] = work
        running += 1
        work.task = Task.immediate {
            await declaration.action()
            work.isOver = true
            running -= 1
            workEnded()
        }
    }

    private func cancel(_ place: PlaceID) {
        for work in (works.removeValue(forKey: place) ?? [:]).values { work.task?.cancel() }
    }
}
