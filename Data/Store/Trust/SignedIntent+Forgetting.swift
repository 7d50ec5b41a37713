import FoundationEssentials

extension SignedIntent {
    /// The same without the images of a record: what was signed stays the same.
    package func forgetting(_ subject: UUID) -> SignedIntent {
        SignedIntent(
            clinic: clinic, operation: operation, author: author, workstation: workstation, at: at,
            changes: changes.map { $0.subject == subject ? $0.withoutImages : $0 })
    }
}

extension SignedIntent.Change {
    /// The bytes of a hash.
    static let hashLength = 32

    /// The hash of each image, with the salt.
    var hashes: Forgotten { Forgotten(before: hash(of: before, at: 0), after: hash(of: after, at: 1)) }

    /// Whether the record is deleted.
    package var isDeletion: Bool {
        forgotten.map { $0.before != nil && $0.after == nil } ?? (before != nil && after == nil)
    }

    /// The images, with the same word in the place of each that was forgotten: no record is that.
    var remaining: (before: String?, after: String?) {
        guard let forgotten else { return (before, after) }
        return (forgotten.before.map { _ in "forgotten" }, forgotten.after.map { _ in "forgotten" })
    }

    fileprivate var withoutImages: Self {
        Self(kind: kind, subject: subject, version: version, forgotten: forgotten ?? hashes)
    }

    /// Two equal images of one change have different hashes: what stayed the same is not told either.
    private func hash(of image: String?, at place: UInt8) -> [UInt8]? {
        guard let image else { return nil }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(image.utf8.count + 17)
        bytes.append(salt)
        bytes.append(place)
        bytes.append(contentsOf: image.utf8)
        return Sodium.hash(bytes, to: Self.hashLength)
    }
}
