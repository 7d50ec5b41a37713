import Data
import Domain
import FoundationEssentials

/// The key that everything a clinic began with is signed with. Runs inside a transaction.
struct FoundingKey {
    let connection: Connection

    /// The founding key of the clinic here. A new workstation takes the one that the join code names, wherever the
    /// remote has it.
    ///
    /// - Returns: nil where there is none yet.
    /// - Throws: ``AppError/anotherFounder`` where there are only others, so that nothing that they signed is taken in.
    func find(of clinic: UUID) throws(AppError) -> [UInt8]? {
        let own = try connection.first("SELECT founding_key FROM clinic WHERE founding_key IS NOT NULL") {
            row throws(AppError) in try row.text(0)
        }
        if let own { return [UInt8](hexadecimal: own) }
        let candidates = try InboxSteps(connection: connection).all(of: .clinic)
            .map { step throws(AppError) in try key(in: step, of: clinic) }.compactMap(\.self)
        guard let expected = try expected() else { return candidates.first }
        let found = candidates.first { KeyFingerprint(of: $0) == expected }
        if found == nil, !candidates.isEmpty { throw .anotherFounder }
        return found
    }

    private func expected() throws(AppError) -> KeyFingerprint? {
        try connection.first("SELECT founder FROM clinic_key WHERE founder IS NOT NULL") { row throws(AppError) in
            KeyFingerprint(try row.blob(0))
        } ?? nil
    }

    /// The key that a step names as that of the clinic's beginning.
    private func key(in step: RemoteStep, of clinic: UUID) throws(AppError) -> [UInt8]? {
        let change = SignedIntent(step.signed.intent)?.changes.first {
            $0.kind == StepJudge.seeded + RecordKind.clinic.rawValue && $0.subject == clinic
        }
        guard let after = change?.after else { return nil }
        let isJSON = try connection.first("SELECT json_valid(?)", [.text(after)]) { row throws(AppError) in
            try row.integer(0) == 1
        }
        guard isJSON == true else { return nil }
        return try RecordImage(after, in: connection).text("founding_key").flatMap { [UInt8](hexadecimal: $0) }
    }
}
