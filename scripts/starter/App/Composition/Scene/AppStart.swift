import Domain
import Navigation

/// An app that has started: its navigation, and what it is composed of.
final class AppStart {
    let container: DependencyContainer
    let coordinator = AppCoordinator()
    private var hasBegun = false

    /// An app that has not started.
    init(container: DependencyContainer) {
        self.container = container
    }

    /// Takes in who is signed in, and goes where they were.
    func begin() async {
        coordinator.journal.begin(.restoring)
        do throws(AppError) {
            // if sign-in
            var sessions = container.sessions.session().makeAsyncIterator()
            if let session = try await sessions.next(isolation: #isolation)?.get() { coordinator.begin(session) }
            // end
            if let saved = try await container.savedStates.savedState() { coordinator.restoreState(from: saved) }
        } catch {
            coordinator.notify("\(error.message) \(error.advice)")
        }
        coordinator.journal.end()
        hasBegun = true
    }

    /// Saves where they are.
    func save() async {
        guard hasBegun, let state = coordinator.saveState() else { return }
        do throws(AppError) {
            try await container.savedStates.save(state)
        } catch {
            coordinator.notify("Where you are could not be saved: \(error.message)")
        }
    }
}
