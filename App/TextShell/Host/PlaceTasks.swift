import DesignSystem
import Navigation

/// Runs the work that places declare: starts it when a place appears, again when what it depends on changes, and
/// cancels it when the place goes, whoever removed the place.
@MainActor final class PlaceTasks {
    private final class Work {
        let id: AnyHashable
        var task: Task<Void, Never>?
        var isOver = false

        init(id: AnyHashable) {
            self.id = id
        }
    }

    private var works: [PlaceID: [Int: Work]] = [:]
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
        for index in works[place, default: [:]].keys where index >= declared.count {
            works[place]?.removeValue(forKey: index)?.task?.cancel()
        }
        var started = false
        for (index, declaration) in declared.enumerated() where works[place]?[index]?.id != declaration.id {
            works[place]?[index]?.task?.cancel()
            start(declaration, index, at: place)
            started = true
        }
        return started
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
    }

    private func start(_ declaration: TaskDeclaration, _ index: Int, at place: PlaceID) {
        let work = Work(id: declaration.id)
        works[place, default: [:]][index] = work
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
