/// How the way to the remote behaves on purpose, so that each of its faults can be seen.
package enum NetworkProfile: String, Hashable, Sendable, CaseIterable {
    /// The remote cannot be reached.
    case offline
    /// It answers late.
    case slow
    /// Some answers do not arrive, whether what was asked for was done or not.
    case flaky
    /// It tells what others wrote, and fails at everything that it is to keep.
    case failing
}
