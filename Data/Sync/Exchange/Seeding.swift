import Data
import Domain
import FoundationEssentials

/// Copies a clinic to a new remote. The current records are first copied beside the tables: later writes are queued as
/// usual. An interrupted seeding continues.
struct Seeding: Sendable {
    let remote: any Remote
    let address: String
    let writer: Writer
    let state: SyncState
    let founder: Founder

    func run() async throws(AppError) {
        let clinic = try await clinic()
        let row = try await writer.write { connection throws(AppError) in try RemoteRow.read(from: connection) }
        var begun = try await begun()
        try check(row, begun)
        try await remote.prepare(for: clinic, kinds: RecordKind.allCases.map(\.synced.remote))
        let wasOlder = begun == .older
        if wasOlder {
            // How far it was filled can be asked only now.
            begun = try await self.begun()
            try check(row, begun)
        }
        if begun == .open {
            // Whatever an earlier try that was broken off did not get to; the rest stays as it is.
            let mayBeFounder = try await isFounded(orNobody: true)
            if wasOlder || mayBeFounder { try await vouch(in: clinic) }
            return try await checkItIsOurs()
        }
        // The copy is what that one remote lacks; any other lacks everything.
        // What another one signed, or an older program put there, is not believed.
        let isFounded = try await isFounded()
        let isMine = isFounded && !wasOlder
        let goesOn = row?.isShared == true && row?.address == address && begun == .some && isMine
        if !goesOn { try await remote.empty() }
        try await send(of: try await copy(afresh: !goesOn))
        try await remote.open(numbersFrom: try await numbers())
    }

    /// How far the remote was filled.
    private enum Begun {
        case nothing
        case some
        case open
        /// Unknown until it is upgraded to this version.
        case older
    }

    private func begun() async throws(AppError) -> Begun {
        do throws(AppError) {
            return try await remote.identify().map { $0.isOpen ? .open : .some } ?? .nothing
        } catch {
            if case .remote(.older) = error { return .older }
            throw error
        }
    }

    /// A clinic that shares a remote is put onto no other one.
    private func check(_ row: RemoteRow?, _ begun: Begun) throws(AppError) {
        guard let row, row.isShared, row.upToDateAt != nil else { return }
        switch begun {
        case .nothing, .some: throw .elsewhere(row, not: remote)
        case .open, .older: return
        }
    }

    private func clinic() async throws(AppError) -> UUID {
        let id = try await writer.write { connection throws(AppError) in try RemoteRow.clinic(in: connection) }
        guard let id else { throw .unexpected("the clinic has no identity") }
        return id
    }

    /// Whether this founder's key is the founding key, or perhaps nobody's is: what another one signed is not
    /// believed.
    func isFounded(orNobody: Bool = false) async throws(AppError) -> Bool {
        let key = try await writer.write { connection throws(AppError) in
            try connection.first("SELECT founding_key FROM clinic") { row throws(AppError) in try row.optionalText(0) }
        }
        return key == .some(founder.publicKey) || orNobody && key == .some(nil)
    }

    /// A remote that is open already is this workstation's own only if this workstation says so too.
    private func checkItIsOurs() async throws(AppError) {
        let isOurs = try await writer.write { connection throws(AppError) in try connection.isShared() }
        guard isOurs else { throw .remote(.anotherClinic(remote: remote.name)) }
    }

    /// Copies the records, if that is not done yet. A new copy includes what was queued since an earlier one.
    ///
    /// - Returns: the number of records to send.
    private func copy(afresh: Bool) async throws(AppError) -> Int {
        try await writer.write { [address] connection throws(AppError) in
            try connection.learnBytesOfHex()
            if afresh {
                try FinalNumbers.giveOwn(in: connection)
                try found(where: "TRUE", in: connection)
                try Standing.begin(in: connection)
                for table in ["inbox", "synced_record", "outbox"] { try connection.run("DELETE FROM \(table)") }
                try RemoteRow(address: address).write(to: connection)
                for kind in RecordKind.allCases { try copy(kind, in: connection) }
            }
            return try connection.first("SELECT count(*) FROM inbox") { row throws(AppError) in try row.integer(0) }
                ?? 0
        }
    }

    private func copy(_ kind: RecordKind, in connection: Connection) throws(AppError) {
        try connection.run(
            """
            INSERT INTO inbox (kind, version, subject, body)
            SELECT ?, 1, image.* FROM (\(kind.synced.allImagesSQL)) AS image
            """, [.text(kind.rawValue)])
    }

    private func send(of total: Int) async throws(AppError) {
        var done = 0
        let clinic = try await clinic()
        let workstation = try await writer.write { connection throws(AppError) in try connection.workstation() }
        while true {
            let records = try await writer.write { connection throws(AppError) in try page(from: connection) }
            state.progress(SyncProgress(done: done, of: total))
            guard !records.isEmpty else { return }
            try await remote.seed(founder.sign(records, of: clinic, at: workstation))
            try await writer.write { connection throws(AppError) in
                for record in records { try settle(record, in: connection) }
            }
            done += records.count
        }
    }

    private func page(from connection: Connection) throws(AppError) -> [RemoteRecord] {
        try connection.rows(
            "SELECT kind, subject, version, body FROM inbox LIMIT ?", [.integer(SyncEngine.page)],
            RemoteRecord.init)
    }

    private func settle(_ record: RemoteRecord, in connection: Connection) throws(AppError) {
        try connection.run(
            "DELETE FROM inbox WHERE kind = ? AND subject = ?", [.text(record.kind), .identity(record.subject)])
        try connection.run(
            "INSERT OR IGNORE INTO synced_record (kind, subject, version) VALUES (?, ?, 1)",
            [.text(record.kind), .identity(record.subject)])
    }

    /// The first number that the remote may lease, by kind: after those that this workstation keeps.
    private func numbers() async throws(AppError) -> [String: Int] {
        try await writer.write { connection throws(AppError) in
            var numbers: [String: Int] = [:]
            for block in NumberBlock.leased {
                numbers[block.rawValue] = try block.giveUp(keeping: NumberLeases.size, in: connection)
            }
            return numbers
        }
    }
}

extension AppError {
    /// A clinic that shares a remote cannot be copied to another: queued writes would go there alone.
    fileprivate static func elsewhere(_ row: RemoteRow, not remote: any Remote) -> AppError {
        .conflict(
            "This clinic is on \(row.address) already, and \(remote.name) has no clinic.",
            advice: "Name the remote that it is on, or restore that from its backup.")
    }
}
