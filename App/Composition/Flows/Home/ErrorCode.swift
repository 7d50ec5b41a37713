import Domain
import Navigation

/// The code of an error that can be shown on purpose.
nonisolated struct ErrorCode: Hashable, Sendable, LinkParameter {
    /// The code, such as `not-found`.
    let linkSegment: String

    /// The example of the error.
    let error: AppError

    /// A code that some error has, or nil.
    init?(linkSegment: String) {
        guard let error = AppError.example(of: linkSegment) else { return nil }
        self.linkSegment = linkSegment
        self.error = error
    }
}
