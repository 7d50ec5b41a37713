/// The deliberate fault of the connection to the remote.
package enum NetworkProfile: String, Hashable, Sendable, CaseIterable {
    /// The remote cannot be reached.
    case offline
    /// It answers late.
    case slow
    /// Some answers are lost, whether the request was carried out or not.
    case flaky
    /// It delivers the writes of others, and fails at every write it receives.
    case failing
}
