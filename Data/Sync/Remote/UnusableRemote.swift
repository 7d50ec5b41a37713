import Domain
import FoundationEssentials

/// A remote that cannot be used as configured: every call throws the reason. Local data stays usable.
package struct UnusableRemote: Remote {
    private let problem: AppError

    /// A remote that cannot be used for a reason.
    package init(_ problem: AppError) {
        self.problem = problem
    }

    /// The name is not known.
    package var name: String { "the remote" }

    /// Throws why it is not known which clinic it keeps.
    package func identify(by log: [UInt8]?) async throws(AppError) -> RemoteIdentity? { throw problem }

    /// Throws why its engine cannot be tried.
    package func checkEngine() async throws(AppError) { throw problem }

    /// Throws why it cannot be prepared.
    package func prepare(for clinic: RemoteIdentity.ClinicID, kinds: [RemoteKind]) async throws(AppError) {
        throw problem
    }

    /// Throws why it cannot be emptied.
    package func empty() async throws(AppError) { throw problem }

    /// Throws why nothing can be put into it.
    package func seed(_ records: [SeededRecord]) async throws(AppError) { throw problem }

    /// Throws why nothing can be vouched for.
    package func vouch(for records: [SeededRecord]) async throws(AppError) { throw problem }

    /// Throws why nothing can be forgotten there.
    package func forget(_ records: [UUID], keeping steps: [SignedBytes]) async throws(AppError) { throw problem }

    /// Throws why it cannot be opened.
    package func open(numbersFrom numbers: [String: Int]) async throws(AppError) { throw problem }

    /// Applies nothing, and answers why.
    package func apply(_ operations: [RemoteOperation]) async -> (outcomes: [RemoteOutcome], problem: AppError?) {
        ([], problem)
    }

    /// Throws why changes cannot be read.
    package func changes(
        after cursor: RemoteCursor, limit: Int, on visit: RemoteVisit?
    ) async throws(AppError) -> RemotePage { throw problem }

    /// Throws why it is not known who uses it.
    package func workstations() async throws(AppError) -> [RemoteWorkstation] { throw problem }

    /// Throws why nobody can be given up.
    package func retire(_ log: [UInt8]) async throws(AppError) { throw problem }

    /// Throws why no steps can be read.
    package func steps(_ lacking: [LackingSteps]) async throws(AppError) -> [RemoteStep] { throw problem }

    /// Throws why nothing can be fetched.
    package func snapshot(after place: RemoteSnapshotPlace?, limit: Int) async throws(AppError) -> RemoteSnapshot {
        throw problem
    }

    /// Throws why no heads can be exchanged.
    package func heads(_ given: GivenHeads) async throws(AppError) -> RemoteHeads { throw problem }

    /// Throws why no numbers can be leased.
    package func leaseNumbers(
        of subject: String, count: Int, operation: OperationID
    ) async throws(AppError) -> ClosedRange<Int> { throw problem }
}
