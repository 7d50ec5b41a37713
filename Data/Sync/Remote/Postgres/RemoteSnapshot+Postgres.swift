import Domain
import FoundationEssentials

extension PostgresRemote {
    /// Reads the next records of a kind. Values come as bytes: most of it is what was signed.
    package func snapshot(after place: RemoteSnapshotPlace?, limit: Int) async throws(AppError) -> RemoteSnapshot {
        let parameters = [place?.start, place?.kind, place?.last?.uuidString, String(max(1, limit))]
        return try await exchangeInUse { session throws(PostgresFault) in
            let sql = """
                select subject, version, body, step, step_place, intent, signature, changed \
                from clinic.snapshot($1::text, $2::text, $3::uuid, $4::integer)
                """
            let result = try session.rows(sql, parameters, asBytes: true)
            let snapshot = if let place { RemoteSnapshot(result, after: place) } else { RemoteSnapshot(kinds: result) }
            guard let snapshot else { throw .unreachable("its answer has no end") }
            return snapshot
        }
    }
}

extension RemoteSnapshot {
    /// Reads the answer of `clinic.snapshot` to begin with, which has a row for each kind; the last one says what
    /// moment it is, and from where the changes go on.
    fileprivate init?(kinds result: PostgresResult) {
        let last = result.count - 1
        guard last >= 0, let words = result.words(last, 2)?.split(separator: " "), words.count == 2 else { return nil }
        let kinds = (0..<last).map { (result.words($0, 2) ?? "", result.number($0, 1) ?? 0) }
        self.init(
            start: String(words[0]), cursor: RemoteCursor(text: String(words[1])), kinds: Dictionary(kinds) { $1 })
    }

    /// Reads the answer of `clinic.snapshot`, which has a row for each step; the last one repeats the moment, if the
    /// remote knows it.
    fileprivate init?(_ result: PostgresResult, after place: RemoteSnapshotPlace) {
        guard result.count > 0 else { return nil }
        var (records, asSigned, steps) = ([RemoteRecord](), Set<UUID>(), [RemoteStep]())
        var reached: UUID?
        for row in 0..<result.count - 1 {
            guard let subject = result.rawBytes(row, 0).flatMap(UUID.init(bytes:)), let version = result.number(row, 1)
            else { return nil }
            if reached != subject, version > 0 {
                records.append(
                    RemoteRecord(kind: place.kind, subject: subject, version: version, body: result.words(row, 2)))
                if result.isTrue(row, 7) { asSigned.insert(subject) }
            }
            reached = subject
            if let step = result.step(row, of: place.kind, subject) { steps.append(step) }
        }
        self.init(
            records: records, asSigned: asSigned, steps: steps, last: reached, start: place.start,
            restarted: result.words(result.count - 1, 2) != place.start)
    }
}

extension PostgresResult {
    fileprivate func isTrue(_ row: Int, _ column: Int) -> Bool { rawBytes(row, column)?.first == 1 }

    /// A text of any length.
    fileprivate func words(_ row: Int, _ column: Int) -> String? {
        rawBytes(row, column).map { String(decoding: $0, as: UTF8.self) }
    }

    fileprivate func step(_ row: Int, of kind: String, _ subject: UUID) -> RemoteStep? {
        guard let version = number(row, 3), let place = number(row, 4), let intent = rawBytes(row, 5),
            let signature = rawBytes(row, 6)
        else { return nil }
        return RemoteStep(
            kind: kind, subject: subject, version: version, place: place,
            signed: SignedBytes(intent: Array(intent), signature: Array(signature)))
    }

    /// A number of eight bytes, as the server sends it.
    fileprivate func number(_ row: Int, _ column: Int) -> Int? {
        guard let bytes = rawBytes(row, column), bytes.count == 8 else { return nil }
        return Int(Int64(bigEndian: bytes.loadUnaligned(as: Int64.self)))
    }
}

extension UUID {
    fileprivate init?(bytes: UnsafeRawBufferPointer) {
        guard bytes.count == 16 else { return nil }
        self.init(uuid: bytes.loadUnaligned(as: uuid_t.self))
    }
}
