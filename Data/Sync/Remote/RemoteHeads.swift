import Data

/// The heads of logs that a workstation gives to the remote when it asks for those of others.
package struct GivenHeads: Hashable, Sendable {
    /// The public key of its own log.
    package let log: [UInt8]

    /// Heads that the remote may not have yet.
    package let heads: [SignedHead]

    /// The place after which it asks for those of all logs.
    package let place: Int

    /// The place after which it asks for those of its own log.
    package let ownPlace: Int
}

/// Signed heads of logs at a remote. Nothing of them is believed before it was checked.
package struct RemoteHeads: Hashable, Sendable {
    /// Those that came after the places, in the order in which they came: of each log by its own key, and those of the
    /// log that was asked for by anybody.
    package let heads: [SignedHead]

    /// The place after them.
    package let next: Int

    /// Whether there are no more.
    package let isLast: Bool

    /// Heads from their parts.
    package init(_ heads: [SignedHead], next: Int, isLast: Bool) {
        (self.heads, self.next, self.isLast) = (heads, next, isLast)
    }

    /// How many come at most.
    package static let most = 500
}
