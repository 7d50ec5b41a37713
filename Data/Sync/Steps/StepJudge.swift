import Data
import Domain
import FoundationEssentials

/// Decides about one signed step: who signed it, whether they could do that at its place, and what the record is then.
/// Runs inside a transaction.
struct StepJudge {
    let connection: Connection
    let clinic: UUID
    /// The key that every other one is vouched for by.
    let founder: [UInt8]?
    /// The moment by the clock here: nobody writes later.
    let now: Date
    /// The place of the first write after the beginning that is known here, or nil.
    let firstWrite: Int?
    let signatures: CheckedSignatures

    /// A step that can be taken in.
    struct Taken {
        let operation: UUID
        let isFromTheBeginning: Bool
        let image: RecordImage?
    }

    /// The record after a step.
    ///
    /// - Parameters:
    ///   - step: the step.
    ///   - kind: the kind of the record.
    ///   - image: the record before it, as this workstation worked it out.
    ///   - own: the record as people see it here: what they have already is no news.
    /// - Returns: the record, or why the step is not taken in.
    /// - Throws: a storage error.
    func take(
        _ step: RemoteStep, of kind: RecordKind, onto image: RecordImage?, own: () throws(AppError) -> RecordImage?
    ) throws(AppError) -> Result<Taken, StepFlaw> {
        guard let intent = SignedIntent(step.signed.intent) else { return .failure(.unreadable) }
        guard intent.clinic == clinic else { return .failure(.anotherClinic) }
        let changes = intent.changes.filter { $0.subject == step.subject && Self.kind($0.kind) == kind.rawValue }
        guard changes.count == 1, let change = changes.first else { return .failure(.anotherRecord) }
        guard change.forgotten == nil || change.isDeletion else { return .failure(.forgotten) }
        guard try !isTaken(intent.operation, step.subject) else { return .failure(.again) }
        let images: (before: RecordImage?, after: RecordImage?)
        do throws(AppError) {
            // A deletion does not say any more what went: it is whatever the record was.
            images =
                change.forgotten == nil ? (try self.image(change.before), try self.image(change.after)) : (image, nil)
        } catch {
            guard case .unexpected = error else { throw error }
            return .failure(.shapeless)
        }
        let taken: RecordImage?
        if change.kind.hasPrefix(Self.seeded) {
            if let flaw = try flaw(inSeed: step, of: kind, intent, images.after, onto: image) { return .failure(flaw) }
            taken = images.after
        } else {
            switch try merged(step, intent, kind, images, onto: image, own: own) {
            case .failure(let flaw): return .failure(flaw)
            case .success(let merged): taken = merged
            }
        }
        let isSeed = change.kind.hasPrefix(Self.seeded)
        return .success(Taken(operation: intent.operation, isFromTheBeginning: isSeed, image: taken))
    }

    /// The beginning of the kind of a record that was there when the clinic was shared.
    static let seeded = "seeded/"

    private static func kind(_ name: String) -> String {
        name.hasPrefix(seeded) ? String(name.dropFirst(seeded.count)) : name
    }

    private func flaw(
        inSeed step: RemoteStep, of kind: RecordKind, _ intent: SignedIntent, _ after: RecordImage?,
        onto image: RecordImage?
    ) throws(AppError) -> StepFlaw? {
        guard let founder, signatures.verify(step.signed, of: intent, by: founder) else {
            return .notFounder
        }
        // The join code is of the key that the record names: it has to be the one that everything is judged by.
        guard kind != .clinic || after?.text("founding_key") == founder.hexadecimal else { return .notFounder }
        guard after != nil, step.place < firstWrite ?? .max else { return .late }
        if image == nil || isBroughtAlong(image, after) { return nil }
        return try isUnsigned(step.subject) ? nil : .late
    }

    /// Whether a record is here from before anything was signed, and may be older than what the founder signed: before
    /// the first write is taken in, and where nothing signed about the record was.
    private func isUnsigned(_ subject: UUID) throws(AppError) -> Bool {
        guard firstWrite == nil else { return false }
        let taken = try connection.first("SELECT 1 FROM taken_step WHERE subject = ?", [.identity(subject)]) { _ in true
        }
        return taken == nil
    }

    /// Whether a record is here as the founder signed it: with the remote's new version, a clinic of an older format
    /// gets a founding key, and hashes are encrypted.
    private func isBroughtAlong(_ image: RecordImage?, _ after: RecordImage?) -> Bool {
        guard var image, let after else { return false }
        if image.fields["founding_key"] == "null" { image.fields["founding_key"] = after.fields["founding_key"] }
        if let hash = image.text("locked_key"), !hash.isEmpty, !ClinicKey.isEncrypted(hash),
            after.text("locked_key").map(ClinicKey.isEncrypted) == true
        {
            image.fields["locked_key"] = after.fields["locked_key"]
        }
        return image == after
    }

    private func merged(
        _ step: RemoteStep, _ intent: SignedIntent, _ kind: RecordKind,
        _ images: (before: RecordImage?, after: RecordImage?), onto image: RecordImage?,
        own: () throws(AppError) -> RecordImage?
    ) throws(AppError) -> Result<RecordImage?, StepFlaw> {
        guard let standing = try Standing.find(intent.author, at: step.place, in: connection) else {
            return .failure(.stranger)
        }
        guard !standing.hasLeft else { return .failure(.gone) }
        let isOwnKey = standing.publicKey.map { signatures.verify(step.signed, of: intent, by: $0) }
        let isInvitation = standing.invitation.map { signatures.verify(step.signed, of: intent, by: $0) }
        // Who had a password before there were keys has none that anybody could vouch for: their first one is theirs.
        let isFirst =
            standing.publicKey == nil && standing.invitation == nil && step.subject == intent.author
            && images.after?.text("public_key").flatMap { [UInt8](hexadecimal: $0) }.map {
                signatures.verify(step.signed, of: intent, by: $0)
            } == true
        guard isOwnKey == true || isInvitation == true || isFirst else {
            return .failure(standing.publicKey == nil && standing.invitation == nil ? .keyless : .forged)
        }
        guard let role = standing.role else { return .failure(.notAllowed) }
        guard
            case .merged(let merged) = RecordMerge(kind.synced).merge(
                before: images.before, after: images.after, onto: image)
        else { return .failure(.contradicts) }
        let rule = StepRule(
            author: intent.author, role: role,
            signer: isOwnKey == true ? .person : isFirst ? .firstKey : .invitation,
            at: min(Date(milliseconds: intent.at), now))
        // What they say that it was may be a lie: it is the record here that they change.
        if rule.allows(kind, step.subject, from: image, to: merged) { return .success(merged) }
        guard let merged, try merged == own() else { return .failure(.notAllowed) }
        return .success(merged)
    }

    private func image(_ text: String?) throws(AppError) -> RecordImage? {
        guard let text else { return nil }
        guard let image = try RecordImage(checking: text, in: connection) else {
            throw .unexpected("it is not a JSON object")
        }
        return image
    }

    private func isTaken(_ operation: UUID, _ subject: UUID) throws(AppError) -> Bool {
        try connection.first(
            "SELECT 1 FROM taken_step WHERE operation = ? AND subject = ?",
            [.identity(operation), .identity(subject)]
        ) { _ in true } ?? false
    }
}
