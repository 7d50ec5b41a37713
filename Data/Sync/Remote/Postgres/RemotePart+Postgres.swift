import Data
import Domain
import FoundationEssentials

extension PostgresRemote {
    /// Reads which records a workstation wants.
    package func part(_ wanted: PartRequest, after last: UUID?, limit: Int) async throws(AppError) -> RemotePart {
        let parameters = [RemoteText.wanted(wanted), last?.uuidString, String(max(1, limit))]
        return try await exchangeInUse { session throws(PostgresFault) in
            let sql = "select kind, subject, patient from clinic.part($1::jsonb, $2::uuid, $3::integer)"
            guard let part = RemotePart(try session.rows(sql, parameters)) else {
                throw .unreachable("its answer has no end")
            }
            return part
        }
    }
}

extension RemotePart {
    /// Reads the answer of `clinic.part`, whose last row says how far it goes; nil for no answer.
    fileprivate init?(_ result: PostgresResult) {
        let last = result.count - 1
        guard last >= 0, result.text(last, 0) == nil else { return nil }
        var records: [Record] = []
        for row in 0..<last {
            guard let kind = result.text(row, 0), let subject = result.identity(row, 1) else { return nil }
            records.append(Record(kind: kind, subject: subject, patient: result.identity(row, 2)))
        }
        self.init(records: records, last: result.identity(last, 1))
    }
}
