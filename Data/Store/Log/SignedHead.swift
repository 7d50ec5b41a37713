import Domain
import FoundationEssentials

/// The head of a log at some moment, signed by the workstation whose log it is, or countersigned by another one that
/// was shown it. A log is known by its key, so nobody else can sign a head of it.
package struct SignedHead: Hashable, Sendable {
    /// The public key of the log.
    package let log: [UInt8]
    /// How many entries it had.
    package let entries: Int
    /// The hash of its tree.
    package let root: [UInt8]
    /// When its workstation signed it, in milliseconds since 1970; each time later than the time before.
    package let at: Int64
    /// The public key of the log whose workstation signs this.
    package let witness: [UInt8]
    /// When that one was shown it, by its clock.
    package let seenAt: Int64
    /// The signature of the witness.
    package let signature: [UInt8]

    /// A head from its parts, which nobody has checked.
    package init(
        log: [UInt8], entries: Int, root: [UInt8], at: Int64, witness: [UInt8], seenAt: Int64, signature: [UInt8]
    ) {
        (self.log, self.entries, self.root, self.at) = (log, entries, root, at)
        (self.witness, self.seenAt, self.signature) = (witness, seenAt, signature)
    }
}

extension SignedHead {
    /// The head of one's own log, signed.
    init(_ tree: MerkleFrontier, at moment: Int64, of clinic: UUID, by key: SigningKey) {
        let head = SignedHead(
            log: key.publicKey, entries: tree.count, root: tree.head.bytes, at: moment, witness: key.publicKey,
            seenAt: moment, signature: [])
        self = head.signed(for: clinic, by: key)
    }

    /// The same head, countersigned.
    package func countersigned(at moment: Int64, in clinic: UUID, by key: SigningKey) -> SignedHead {
        SignedHead(
            log: log, entries: entries, root: root, at: at, witness: key.publicKey, seenAt: moment, signature: []
        ).signed(for: clinic, by: key)
    }

    /// Whether it is signed by the workstation whose log it is.
    package var isOwn: Bool { witness == log }

    /// Whether its witness signed it, as the head of a log of a clinic.
    package func isSigned(for clinic: UUID) -> Bool {
        SigningKey.verify(signature, of: statement(for: clinic), by: witness)
    }

    /// The log as people compare it with what `clinic verify` says at its workstation.
    package var logName: String { KeyFingerprint(of: log).text }

    /// The witness in the same way.
    var witnessName: String { KeyFingerprint(of: witness).text }

    private func signed(for clinic: UUID, by key: SigningKey) -> SignedHead {
        SignedHead(
            log: log, entries: entries, root: root, at: at, witness: witness, seenAt: seenAt,
            signature: key.sign(statement(for: clinic)))
    }

    /// The bytes that are signed: a name with a version, then every field. Each always has the same length.
    private func statement(for clinic: UUID) -> [UInt8] {
        var bytes = Array("ClinHd".utf8) + [0, 1]
        bytes.append(clinic)
        bytes += log
        bytes.append(big: Int64(entries))
        bytes += root
        bytes.append(big: at)
        bytes += witness
        bytes.append(big: seenAt)
        return bytes
    }
}
