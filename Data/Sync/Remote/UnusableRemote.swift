import Domain

/// A remote that this workstation has no way to, as it is set up now: whatever is asked of it says why. What the
/// workstation keeps itself can be read and written all the same.
package struct UnusableRemote: Remote {
    private let problem: AppError

    /// A remote that cannot be used for a reason.
    package init(_ problem: AppError) {
        self.problem = problem
    }

    /// The name is not known.
    package var name: String { "the remote" }

    package func identify() async throws(AppError) -> RemoteIdentity? { throw problem }

    package func prepare(for clinic: RemoteIdentity.ClinicID, kinds: [RemoteKind]) async throws(AppError) {
        throw problem
    }

    package func empty() async throws(AppError) { throw problem }

    package func seed(_ records: [RemoteRecord]) async throws(AppError) { throw problem }

    package func open(numbersFrom numbers: [String: Int]) async throws(AppError) { throw problem }

    package func apply(_ operations: [RemoteOperation]) async -> (outcomes: [RemoteOutcome], problem: AppError?) {
        ([], problem)
    }

    package func changes(after cursor: RemoteCursor, limit: Int) async throws(AppError) -> RemotePage { throw problem }

    package func leaseNumbers(
        of subject: String, count: Int, operation: OperationID
    ) async throws(AppError) -> ClosedRange<Int> { throw problem }
}
