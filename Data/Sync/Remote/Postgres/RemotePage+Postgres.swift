import Data

extension PostgresResult {
    /// The answer of `clinic.steps`.
    var steps: [RemoteStep] {
        (0..<count).compactMap { row in
            guard let kind = text(row, 0), let subject = identity(row, 1), let version = integer(row, 2),
                let place = integer(row, 3), let intent = text(row, 4).flatMap({ [UInt8](hexadecimal: $0) }),
                let signature = text(row, 5).flatMap({ [UInt8](hexadecimal: $0) })
            else { return nil }
            return RemoteStep(
                kind: kind, subject: subject, version: version, place: place,
                signed: SignedBytes(intent: intent, signature: signature))
        }
    }
}

extension RemotePage {
    /// Reads the answer of `clinic.changes`, whose last row says where the next page begins.
    init?(_ result: PostgresResult) {
        let last = result.count - 1
        guard last >= 0, let place = result.text(last, 4), let left = result.integer(last, 5) else { return nil }
        self.init(
            records: (0..<last).compactMap { result.record($0, from: 0) }, next: RemoteCursor(text: place), left: left,
            restarted: result.text(last, 6) == "t", held: result.text(last, 3).flatMap(HeldChanges.init))
    }
}

extension HeldChanges {
    /// Reads what `clinic.held` says: the transaction, and whose it is. Programs call themselves whatever they like.
    fileprivate init?(_ text: String) {
        guard let end = text.firstIndex(of: " ") else { return nil }
        let owner = text[end...].dropFirst().unicodeScalars.filter { $0.properties.generalCategory != .control }
        self.init(transaction: String(text[..<end]), owner: String(String.UnicodeScalarView(owner).prefix(100)))
    }
}

extension RemoteHeads {
    /// Reads the answer of `clinic.heads`.
    init(_ result: PostgresResult, after given: GivenHeads) {
        let next = result.count > 0 ? result.integer(result.count - 1, 7) : nil
        self.init(
            (0..<result.count).compactMap(result.head), next: next ?? given.place, isLast: result.count < Self.most)
    }
}

extension PostgresResult {
    fileprivate func head(_ row: Int) -> SignedHead? {
        guard let log = bytes(row, 0), let entries = integer(row, 1), let root = bytes(row, 2),
            let at = integer(row, 3), let witness = bytes(row, 4), let seenAt = integer(row, 5),
            let signature = bytes(row, 6)
        else { return nil }
        return SignedHead(
            log: log, entries: entries, root: root, at: Int64(at), witness: witness, seenAt: Int64(seenAt),
            signature: signature)
    }

    private func bytes(_ row: Int, _ column: Int) -> [UInt8]? { text(row, column).flatMap { [UInt8](hexadecimal: $0) } }
}
