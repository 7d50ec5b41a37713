import FoundationEssentials

/// Which clinic a remote keeps.
package struct RemoteIdentity: Hashable, Sendable {
    /// The identity of a clinic, made with it.
    package typealias ClinicID = UUID

    /// The clinic.
    package let clinic: ClinicID

    /// Whether everything was put into it, so that workstations may use it.
    package let isOpen: Bool

    /// An identity from its parts.
    package init(clinic: ClinicID, isOpen: Bool) {
        self.clinic = clinic
        self.isOpen = isOpen
    }
}
