import Data
import Domain
import FoundationEssentials

/// The manager who shares a clinic: signs every record that it begins with. Other workstations believe them, and whom
/// they vouch for.
package struct Founder: Sendable {
    let author: Staff.ID
    /// The founding key, in hexadecimal digits.
    let publicKey: String
    private let key: SigningKey
    private let identifiers: any IdentifierSource
    private let clock: any WallClock

    /// The person who is signed in.
    ///
    /// - Throws: `AppError.signInRequired` or `AppError.notAllowed` unless that is a manager; `AppError.noClinicKey`
    ///   where they have no key of their own, for want of the clinic's.
    init(gate: AccessGate, identifiers: any IdentifierSource, clock: any WallClock) throws(AppError) {
        let author = try gate.admit([.manageStaff]).id
        guard let key = gate.key else { throw .noClinicKey }
        self.init(author: author, key: key, identifiers: identifiers, clock: clock)
    }

    /// Somebody with a key.
    init(author: Staff.ID, key: SigningKey, identifiers: any IdentifierSource, clock: any WallClock) {
        (self.author, self.key, self.identifiers, self.clock) = (author, key, identifiers, clock)
        publicKey = key.publicKey.hexadecimal
    }

    /// Records with the founder's signatures.
    func sign(_ records: [RemoteRecord], of clinic: UUID, at workstation: UUID) -> [SeededRecord] {
        let intents = records.map { record in
            SignedIntent(
                clinic: clinic, operation: identifiers.next(), author: author.rawValue, workstation: workstation,
                at: clock.storedNow.milliseconds,
                changes: [
                    SignedIntent.Change(
                        kind: StepJudge.seeded + record.kind, subject: record.subject, version: 0,
                        salt: identifiers.next(), before: nil, after: record.body)
                ])
        }
        return zip(zip(records, intents), key.sign(intents)).map { pair, signature in
            SeededRecord(record: pair.0, signed: SignedBytes(intent: pair.1.bytes, signature: signature))
        }
    }
}
