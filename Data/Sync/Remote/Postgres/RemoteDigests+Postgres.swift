import Data
import Domain
import FoundationEssentials

extension PostgresRemote {
    /// Reads digests of steps.
    package func digests(_ range: StepRange, since cursor: RemoteCursor) async throws(AppError) -> RemoteDigests? {
        let parameters = [
            cursor.text, range.kind, String(range.first), range.after?.uuidString, range.upTo?.uuidString,
            String(max(1, range.size)),
        ]
        return try await exchangeInUse { session throws(PostgresFault) in
            let sql = """
                select last, encode(digest, 'hex'), place \
                from clinic.digests($1::text, $2::text, $3::bigint, $4::uuid, $5::uuid, $6::integer)
                """
            return RemoteDigests(try session.rows(sql, parameters))
        }
    }
}

extension RemoteDigests {
    /// Reads the answer of `clinic.digests`, whose last row says how far it goes; nil for no answer.
    fileprivate init?(_ result: PostgresResult) {
        let last = result.count - 1
        guard last >= 0, let place = result.text(last, 2) else { return nil }
        var parts: [StepDigest] = []
        for row in 0..<last {
            guard let subject = result.identity(row, 0),
                let bytes = result.text(row, 1).flatMap([UInt8].init(hexadecimal:))
            else { return nil }
            parts.append(StepDigest(last: subject, bytes: bytes))
        }
        self.init(parts: parts, end: result.identity(last, 0), cursor: RemoteCursor(text: place))
    }
}
