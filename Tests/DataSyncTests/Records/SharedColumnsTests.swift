import DataSupport
import Domain
import Support
import Testing

@testable import Data
@testable import DataSync

/// Every column of the clinic's file is shared with other workstations, or stays at one on purpose.
@Suite(.timeLimit(.minutes(60))) struct SharedColumnsTests {
    @Test func `every column of a shared record is exchanged, or is each workstation's own`() throws {
        let columns = try Self.columns()
        for kind in RecordKind.allCases.map(\.synced) {
            let own = [kind.identity, kind.key, kind.revision].compactMap { $0 } + kind.own.keys
            let known = Set(own + kind.fields.map(\.name) + (Self.local[kind.table] ?? []))
            let unknown = (columns[kind.table] ?? []).filter { !known.contains($0) }
            #expect(unknown == [], "add to the fields of the kind \(kind.name), or to SharedColumnsTests.local")
            for part in kind.parts {
                let known = Set([part.owner].compactMap { $0 } + part.fields.map(\.name))
                let unknown = (columns[part.table] ?? []).filter { !known.contains($0) }
                #expect(unknown == [], "add to the fields of the part \(part.table) of \(kind.name)")
            }
        }
    }

    @Test func `every table belongs to a shared record, or stays at a workstation`() throws {
        let kinds = RecordKind.allCases.map(\.synced)
        let shared = Set(kinds.map(\.table) + kinds.flatMap { $0.parts.map(\.table) })
        let tables = Set(try Self.columns().keys)
        let unknown = tables.subtracting(shared).subtracting(Self.localTables).sorted()
        #expect(unknown == [], "make a SyncedKind or a part of one, or add it to SharedColumnsTests.localTables")
        #expect(Self.localTables.subtracting(tables).sorted() == [], "no longer tables")
    }

    @Test func `every shared column has a value in what two workstations exchange`() async throws {
        let workstations = try await Workstations(as: .clinician)
        try await workstations.first.fillEveryColumn()
        try await workstations.settle()
        var empty: [String] = []
        for kind in RecordKind.allCases.map(\.synced) {
            for (table, fields) in [(kind.table, kind.fields)] + kind.parts.map({ ($0.table, $0.fields) }) {
                let counts = fields.map { "count(\($0.name))" }.joined(separator: " || ' ' || ")
                let row = try workstations.second.column("SELECT \(counts) FROM \(table)").joined()
                for (field, count) in zip(fields, row.split(separator: " ")) where count == "0" {
                    empty.append("\(table).\(field.name)")
                }
            }
        }
        #expect(empty == [], "write it in fillEveryColumn(): no test sees whether it arrives")
        try await workstations.expectEqual()
    }

    /// Columns that differ from one workstation to the next.
    private static let local = ["staff": ["last_sign_in"]]

    /// Tables of one workstation: the operations that it applied, its terminals' own, what it counts and indexes
    /// itself, and its side of the exchange.
    private static let localTables = Set(
        """
        operation cart cart_line purchase saved_state sign_in_failure preferences play_queue play_queue_entry
        order_count patient_count product_order product_order_count patient_word product_words product_words_config
        product_words_content product_words_data product_words_docsize product_words_idx
        log_entry log_subject log_head signed_head
        number_block provisional_number remote outbox outbox_change outbox_need inbox synced_record
        inbox_step taken_step standing settled_base clinic_key part_day part_patient
        """.split(whereSeparator: \.isWhitespace).map(String.init))

    /// The columns of each table, by its name.
    private static func columns() throws -> [String: [String]] {
        let clinic = try WorkstationHarness.open(.memory)
        let rows = try clinic.column(
            """
            SELECT tables.name || '.' || columns.name
            FROM sqlite_schema AS tables JOIN pragma_table_info(tables.name) AS columns
            WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite_%'
            """)
        return Dictionary(grouping: rows.map { $0.split(separator: ".").map(String.init) }, by: { $0[0] })
            .mapValues { $0.map { $0[1] } }
    }
}

extension ClinicWorkstation {
    /// Writes what the example clinic leaves empty. A clinician is signed in.
    func fillEveryColumn() async throws {
        try await note("Rest for a week.", about: .known(2_003))
        let signedIn = try await now { $0.sessions.session() }
        let session = try #require(signedIn)
        let details = try StaffDetails(name: session.staff.name, phoneExtension: "12")
        _ = try await onboarding.save(details, over: session.staff, operation: StoreHarness.operation())
        try await signIn(.manager)
        try await edit(.known(2_003)) { ($0.email, $0.address) = ("aroha@mail.example", "Calle Mayor 1") }
        _ = try await move(.known(1_044), to: .paid)
        _ = try await move(.known(1_044), to: .refundRequested, note: "wrong size")
        try await bookFirstSlot(note: "Brings the X-ray.")
        try await moveToNextSlot(.known(3_013))
        try await changeEveryColleague(by: try #require(await now { $0.sessions.session() }).staff.id)
    }

    /// Everyone but who says so is invited, and has left, and has hours.
    private func changeEveryColleague(by author: Staff.ID) async throws {
        try await writer.write { connection throws(AppError) in
            connection.record("the staff", by: author, needing: [])
            let others = try connection.rows("SELECT id FROM staff WHERE id <> ?", [.identity(author.rawValue)]) {
                row throws(AppError) in try row.identity(0)
            }
            for person in others { try connection.willChange(.staff, person) }
            try connection.run(
                "UPDATE staff SET left_at = 1, invitation_key = 'key', invitation_ends_at = 2 WHERE id <> ?",
                [.identity(author.rawValue)])
            try connection.run(
                "INSERT INTO staff_hours SELECT id, 1, 540, 600 FROM staff WHERE id <> ?",
                [.identity(author.rawValue)])
        }
    }
}
