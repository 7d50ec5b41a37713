import Domain
import Synchronization

/// The step that a live read waits for before it begins.
final class FirstStep: Sendable {
    private let outcome = Mutex<Result<Void, AppError>?>(nil)

    /// Whether it was taken, well or not.
    var isDone: Bool { outcome.withLock { $0 != nil } }

    /// Takes the step.
    func take(_ step: () async throws(AppError) -> Void) async {
        let done: Result<Void, AppError>
        do throws(AppError) { done = .success(try await step()) } catch { done = .failure(error) }
        outcome.withLock { $0 = done }
    }

    /// Throws what kept it from being done.
    func check() throws(AppError) { try outcome.withLock(\.self)?.get() }
}
