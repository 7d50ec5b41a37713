import Data
import Domain
import FoundationEssentials

extension PostgresRemote {
    /// Reads which workstations there are.
    package func workstations() async throws(AppError) -> [RemoteWorkstation] {
        try await exchangeInUse { session throws(PostgresFault) in
            try session.rows("select log, role, seen_at, behind, is_retired from clinic.workstations()").workstations
        }
    }

    /// Gives a workstation up.
    package func retire(_ log: [UInt8]) async throws(AppError) {
        try await exchangeInUse { session throws(PostgresFault) in
            _ = try session.rows("select clinic.retire($1::text)", [log.hexadecimal])
        }
    }
}

extension PostgresResult {
    /// The answer of `clinic.workstations`.
    fileprivate var workstations: [RemoteWorkstation] {
        (0..<count).compactMap { row in
            guard let log = text(row, 0).flatMap({ [UInt8](hexadecimal: $0) }), let role = text(row, 1),
                let seenAt = integer(row, 2), let behind = integer(row, 3)
            else { return nil }
            return RemoteWorkstation(
                log: log, role: role, seenAt: Date(milliseconds: Int64(seenAt)), behind: behind,
                isRetired: text(row, 4) == "t")
        }
    }
}
