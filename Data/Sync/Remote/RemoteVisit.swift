/// One round of a workstation, as the remote knows it. The remote numbers them, so that a write that arrives late is
/// not decided again when its answer is forgotten.
package struct RemoteVisit: Hashable, Sendable {
    /// The public key of the workstation's log.
    package let log: [UInt8]

    /// Follows the last visit that was settled.
    package let number: Int

    /// Whether the workstation has stored the answer to every write that it sent.
    package var isSettled: Bool

    /// A visit from its parts.
    package init(log: [UInt8], number: Int, isSettled: Bool = false) {
        (self.log, self.number, self.isSettled) = (log, number, isSettled)
    }
}
