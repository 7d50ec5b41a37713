import HeadlessUI

/// Runs the work that places declare: starts it when a place appears, restarts it when its dependency changes, and
/// cancels it when the place is removed.
@MainActor final class PlaceTasks {
    /// A view may declare the same work several times, for each row of a list, for example.
    private struct WorkID: Equatable {
        let declared: TaskDeclaration.ID
        let ordinal: Int
    }

    private final class Work {
        let place: ScenePlace
        let id: WorkID
        var task: Task<Void, Never>?
        var isOver = false

        init(_ id: WorkID, at place: ScenePlace) { (self.id, self.place) = (id, place) }
    }

    private var works: [Work] = []
    private var actions: [ScenePlace: Task<Void, Never>] = [:]
    private var running = 0
    private let workEnded: @MainActor () -> Void

    /// - Parameter workEnded: called after each piece of work that came to its end.
    init(workEnded: @escaping @MainActor () -> Void) {
        self.workEnded = workEnded
    }

    /// Starts the work that the visible place declares, and cancels the work of removed places.
    ///
    /// - Returns: whether any work was started. It has then run up to its first wait.
    func reconcile(_ declared: [TaskDeclaration], at place: ScenePlace, live: Set<ScenePlace>) -> Bool {
        for gone in actions.keys where !live.contains(gone) { actions[gone]?.cancel() }
        let wanted = identified(declared)
        cancel { work in
            !live.contains(work.place) || work.place == place && !wanted.contains { $0.id == work.id }
        }
        let new = wanted.filter { work in !works.contains { $0.place == place && $0.id == work.id } }
        for work in new { start(work.declaration, work.id, at: place) }
        return !new.isEmpty
    }

    /// Runs an action of a place to its end. It is cancelled when the place is removed.
    func carryOut(_ action: @escaping @MainActor () async -> Void, at place: ScenePlace) async {
        let task = Task.begin(action)
        actions[place] = task
        await task.value
        actions[place] = nil
    }

    /// Whether work of the place is still running.
    func isWorking(at place: ScenePlace) -> Bool {
        works.contains { $0.place == place && !$0.isOver }
    }

    /// Whether any work is running, cancelled work that has not ended included.
    var isAnyWorking: Bool { running > 0 }

    /// The places that have work, running or over.
    var places: Set<ScenePlace> { Set(works.map(\.place)) }

    /// Ends all work.
    func cancelAll() {
        cancel { _ in true }
        for action in actions.values { action.cancel() }
    }

    private func identified(_ declared: [TaskDeclaration]) -> [(id: WorkID, declaration: TaskDeclaration)] {
        declared.enumerated().map { index, declaration in
            let ordinal = declared[..<index].count { $0.id == declaration.id }
            return (WorkID(declared: declaration.id, ordinal: ordinal), declaration)
        }
    }

    private func start(_ declaration: TaskDeclaration, _ id: WorkID, at place: ScenePlace) {
        let work = Work(id, at: place)
        works.append(work)
        running += 1
        work.task = Task.begin { [self] in
            await declaration.action()
            work.isOver = true
            running -= 1
            workEnded()
        }
    }

    private func cancel(_ isGone: (Work) -> Bool) {
        for work in works where isGone(work) { work.task?.cancel() }
        works.removeAll(where: isGone)
    }
}
