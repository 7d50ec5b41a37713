import Data
import Domain
import FoundationEssentials

/// Takes what this workstation has forgotten out of what the remote keeps of earlier writes, where its owner may. What
/// was signed stays verifiable.
struct RemoteForgetting: Sendable {
    let remote: any Remote
    let writer: Writer

    /// - Returns: how many patients the remote knows to be gone.
    func run() async throws(AppError) -> Int {
        let gone = try await writer.write { connection throws(AppError) -> [LackingSteps] in
            let waits = try connection.first("SELECT 1 FROM outbox_change WHERE after IS NULL") { _ in true } ?? false
            guard !waits else { throw .deletionsWait }
            try connection.requireEverything()
            return try self.gone(in: connection)
        }
        let subjects = Set(gone.map(\.subject))
        for start in stride(from: 0, to: gone.count, by: SyncEngine.page) {
            try await forget(Array(gone[start..<min(start + SyncEngine.page, gone.count)]), among: subjects)
        }
        return gone.count { $0.kind == RecordKind.patient.rawValue }
    }

    /// As many steps at a time as the remote gives.
    private func forget(_ records: [LackingSteps], among subjects: Set<UUID>) async throws(AppError) {
        var lacking = records
        while true {
            if Task.isCancelled { throw .brokenOff }
            let steps = try await remote.steps(lacking)
            try await remote.forget(records.map(\.subject), keeping: steps.compactMap { $0.signed.without(subjects) })
            guard !steps.isEmpty else { return }
            let last = Dictionary(steps.map { ($0.subject, $0.version) }, uniquingKeysWith: max)
            lacking = lacking.map { record in
                LackingSteps(
                    kind: record.kind, subject: record.subject, after: last[record.subject] ?? record.after,
                    upTo: record.upTo)
            }
        }
    }

    /// The records whose deletion was judged and taken in here, up to that.
    private func gone(in connection: Connection) throws(AppError) -> [LackingSteps] {
        var gone: [LackingSteps] = []
        for kind in [RecordKind.patient, .clinicalNote, .appointment, .order] {
            gone += try connection.rows(
                """
                SELECT subject, version FROM synced_record
                WHERE kind = ? AND subject NOT IN (SELECT \(kind.synced.identity) FROM \(kind.synced.table))
                    AND EXISTS (SELECT 1 FROM taken_step AS deletion WHERE deletion.subject = synced_record.subject
                        AND deletion.version = synced_record.version)
                ORDER BY subject
                """, [.text(kind.rawValue)]
            ) { row throws(AppError) in
                LackingSteps(
                    kind: kind.rawValue, subject: try row.identity(0), after: 0, upTo: try row.integer(1))
            }
        }
        return gone
    }
}

extension SignedBytes {
    /// The same without what some records were; nil where it says nothing about them.
    fileprivate func without(_ subjects: Set<UUID>) -> SignedBytes? {
        guard let intent = SignedIntent(intent) else { return nil }
        let about = Set(intent.changes.map(\.subject)).intersection(subjects)
        let bytes = about.reduce(intent) { $0.forgetting($1) }.bytes
        return bytes == self.intent ? nil : SignedBytes(intent: bytes, signature: signature)
    }
}

extension ClinicWorkstation {
    /// Takes what was forgotten here out of a remote, whose owner alone can do that. Everything is exchanged first.
    ///
    /// - Parameter remote: the remote, as its owner.
    /// - Returns: how many patients it knows to be gone.
    /// - Throws: `AppError.signInRequired` or `AppError.notAllowed` unless who is signed in may forget patients,
    ///   `AppError.remote`, or a storage error.
    package func forget(at remote: any Remote) async throws(AppError) -> Int {
        _ = try store.database.read { connection throws(AppError) in
            try store.gate.admit([.forgetPatients], in: connection)
        }
        if let problem = try await sync.sync().problem { throw problem }
        return try await RemoteForgetting(remote: remote, writer: store.writer).run()
    }
}

extension AppError {
    /// The remote would still have what it is said to have forgotten.
    static let deletionsWait = AppError.conflict(
        "The remote lacks what was forgotten here last.", advice: "Exchange first: clinic sync.")
}
