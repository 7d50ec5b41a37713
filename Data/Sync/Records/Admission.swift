import Data
import Domain
import FoundationEssentials

/// Takes the records of the inbox into the tables. If some of them cannot be, all others are; those are set aside.
/// Runs inside a transaction.
///
/// Usually all are taken in at once. Otherwise they are tried by halves, so that a few bad ones among many cost a few
/// attempts.
struct Admission {
    let connection: Connection

    /// - Returns: how many records the tables did not have yet.
    func run() throws(AppError) -> Int {
        do throws(AppError) {
            return try attempt()
        } catch {
            guard error.isAboutTheRecords else { throw error }
        }
        return try runApart()
    }

    /// One by one, if need be. What failed is tried again as long as something else comes in: it may have been needed.
    private func runApart() throws(AppError) -> Int {
        try stash()
        var (left, count) = (try numbers(), 0)
        var reasons = try takeInMore(&left, counting: &count)
        if try takeInPartOfTheClinic() { reasons = try takeInMore(&left, counting: &count) }
        for number in left { try setAside(number, because: reasons[number] ?? "") }
        try connection.run("DROP TABLE coming")
        return count
    }

    /// - Returns: the reasons of those that are left.
    private func takeInMore(_ left: inout [Int], counting count: inout Int) throws(AppError) -> [Int: String] {
        var (before, reasons) = (Int.max, [Int: String]())
        while !left.isEmpty, left.count < before {
            before = left.count
            reasons = [:]
            count += try takeIn(left[...], failing: &reasons)
            left = left.filter { reasons[$0] != nil }
        }
        return reasons
    }

    /// Most records name something of the clinic's own. A workstation without a clinic takes in the part of it that
    /// names nothing that is missing, and the whole once it can.
    private func takeInPartOfTheClinic() throws(AppError) -> Bool {
        guard try RemoteRow.clinic(in: connection) == nil else { return false }
        let songs = "value ->> '$.song_number' IN (SELECT number FROM song)"
        let people = "bytes_of_hex(value ->> '$.clinician_id') IN (SELECT id FROM staff)"
        try connection.run(
            """
            INSERT INTO inbox (kind, subject, version, body)
            SELECT kind, subject, version, json_set(body,
                '$.playlist_song', (\(Self.entries("playlist_song", where: songs))),
                '$.service_clinician', (\(Self.entries("service_clinician", where: people))))
            FROM coming WHERE kind = 'clinic'
            """)
        do throws(AppError) {
            _ = try attempt()
        } catch {
            guard error.isAboutTheRecords else { throw error }
        }
        try connection.run("DELETE FROM inbox WHERE kind = 'clinic'")
        try connection.run("DELETE FROM synced_record WHERE kind = 'clinic'")
        return try RemoteRow.clinic(in: connection) != nil
    }

    private static func entries(_ part: String, where condition: String) -> String {
        "SELECT json_group_array(json(value)) FROM json_each(body, '$.\(part)') WHERE \(condition)"
    }

    private func takeIn(_ numbers: ArraySlice<Int>, failing: inout [Int: String]) throws(AppError) -> Int {
        guard let first = numbers.first, let last = numbers.last else { return 0 }
        do throws(AppError) {
            return try connection.nested { () throws(AppError) in
                let list = "[\(numbers.map(String.init).joined(separator: ","))]"
                try connection.run(
                    """
                    INSERT INTO inbox (kind, subject, version, body) SELECT kind, subject, version, body FROM coming
                    WHERE number IN (SELECT value FROM json_each(?))
                    """, [.text(list)])
                return try attempt()
            }
        } catch {
            guard error.isAboutTheRecords else { throw error }
            guard first != last else {
                failing[first] = error.reason
                return 0
            }
        }
        let middle = numbers.startIndex + numbers.count / 2
        let count = try takeIn(numbers[..<middle], failing: &failing)
        return try count + takeIn(numbers[middle...], failing: &failing)
    }

    private func attempt() throws(AppError) -> Int {
        try connection.nested { () throws(AppError) in
            try noteVersions()
            let count = try Arrivals(connection: connection, source: "inbox").takeIn()
            guard !connection.hasUnresolvedReferences else { throw .namesWhatIsMissing }
            return count
        }
    }

    private func noteVersions() throws(AppError) {
        try connection.run(
            """
            INSERT INTO synced_record (kind, subject, version) SELECT kind, subject, version FROM inbox
            WHERE NOT \(SetAside.condition)
            ON CONFLICT (kind, subject) DO UPDATE SET version = excluded.version WHERE version <> excluded.version
            """)
    }

    /// Moves the records out of the inbox, numbered so that each comes after those that it names. Records of unknown
    /// kinds stay.
    private func stash() throws(AppError) {
        try connection.run(
            """
            CREATE TEMP TABLE coming (
                number INTEGER PRIMARY KEY, kind TEXT NOT NULL, subject BLOB NOT NULL, version INTEGER NOT NULL, body TEXT
            )
            """)
        let kinds = RecordKind.dependencies.map(\.rawValue)
        for kind in kinds {
            try connection.run(
                """
                INSERT INTO coming (kind, subject, version, body) SELECT kind, subject, version, body FROM inbox
                WHERE kind = ? ORDER BY subject
                """, [.text(kind)])
            try connection.run("DELETE FROM inbox WHERE kind = ?", [.text(kind)])
        }
    }

    private func numbers() throws(AppError) -> [Int] {
        try connection.rows("SELECT number FROM coming ORDER BY number") { row throws(AppError) in try row.integer(0) }
    }

    private func setAside(_ number: Int, because reason: String) throws(AppError) {
        let record = try connection.first(
            "SELECT kind, subject, version, body FROM coming WHERE number = ?", [.integer(number)], RemoteRecord.init)
        guard let record else { return }
        try SetAside(connection: connection).put(record, for: ArrivalCheck.Flaw(reason: reason, isForNow: true))
    }
}

extension RecordKind {
    /// Each after those that it names.
    static let dependencies: [RecordKind] = [
        .staff, .seller, .album, .song, .clinic, .product, .patient, .clinicalNote, .order, .appointment,
    ]
}

extension AppError {
    /// A record names another one that is not here, or deletes one that others name.
    static let namesWhatIsMissing = AppError.unexpected("it names a record that is not here")

    /// Whether a record is at fault, not this workstation's disk or the like.
    fileprivate var isAboutTheRecords: Bool {
        if case .unexpected = self { true } else { false }
    }

    fileprivate var reason: String {
        if case .unexpected(let detail) = self { detail } else { message }
    }
}
