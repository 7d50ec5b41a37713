import FoundationEssentials

/// Which clinic a remote keeps.
package struct RemoteIdentity: Hashable, Sendable {
    /// The identity of a clinic, made with it.
    package typealias ClinicID = UUID

    /// The clinic.
    package let clinic: ClinicID

    /// Whether everything was put into it, so that workstations may use it.
    package let isOpen: Bool

    /// The last visit of the workstation that asked after which it had the answer to every write.
    package let settled: Int

    /// An identity from its parts.
    package init(clinic: ClinicID, isOpen: Bool, settled: Int = 0) {
        (self.clinic, self.isOpen, self.settled) = (clinic, isOpen, settled)
    }
}
