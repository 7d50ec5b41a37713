import FoundationEssentials

/// A workstation as a remote knows it.
package struct RemoteWorkstation: Hashable, Sendable {
    /// The public key of its log.
    package let log: [UInt8]

    /// The role as which it connected last.
    package let role: String

    /// When it was there last, to about a day where nothing changes.
    package let seenAt: Date

    /// How many changes it lacks, at most ``most`` and one.
    package let behind: Int

    /// Whether it was given up: nothing is kept for it.
    package let isRetired: Bool

    /// How many changes are counted.
    package static let most = 1_000

    /// A workstation from its parts.
    package init(log: [UInt8], role: String, seenAt: Date, behind: Int, isRetired: Bool) {
        (self.log, self.role, self.seenAt, self.behind, self.isRetired) = (log, role, seenAt, behind, isRetired)
    }
}
