import Data
import Domain
import FoundationEssentials

/// How far a workstation is that fetches everything. It is stored as long as it does, in `remote.joining`.
struct JoiningRow: Hashable, Sendable {
    /// The kinds that are not complete yet, the one that comes now first.
    var kinds: [String]
    /// The last record of that kind that was looked at.
    var last: UUID?
    /// The moment at which it began, as the remote named it.
    let start: String
    /// The position in the changes at which it began.
    let cursor: RemoteCursor
    /// How many records came.
    var done = 0
    /// How many there were to begin with, as the remote said.
    var total: Int

    /// Where it is; nil at the end.
    var place: RemoteSnapshotPlace? {
        kinds.first.map { RemoteSnapshotPlace(start: start, kind: $0, last: last) }
    }

    /// Whether the staff and the clinic, by which everything else is checked, are not here yet.
    var isAtBeginning: Bool { kinds.contains(RecordKind.clinic.rawValue) }

    /// Whether the clinic comes now, after the staff.
    var isAtClinic: Bool { kinds.first == RecordKind.clinic.rawValue }

    /// The place after the beginning: each kind comes after those that it names, and after all known ones those that
    /// only a newer program knows. Where a part is kept, what belongs to patients is fetched otherwise.
    ///
    /// - Throws: ``AppError/clinicIsSetAside(_:)`` where there is no clinic.
    static func begun(_ beginning: RemoteSnapshot, isPart: Bool = false) throws(AppError) -> Self {
        guard beginning.kinds[RecordKind.clinic.rawValue] != nil else {
            throw .clinicIsSetAside(nil)
        }
        let known = RecordKind.dependencies.map(\.rawValue)
        let left = isPart ? RecordKind.ofPatients.map(\.rawValue) : []
        let kinds = beginning.kinds.filter { !left.contains($0.key) }
        return Self(
            kinds: known.filter { kinds[$0] != nil } + kinds.keys.filter { !known.contains($0) }.sorted(),
            start: beginning.start, cursor: beginning.cursor,
            total: kinds.values.reduce(0) { sum, count in min(sum + min(max(0, count), most), most) })
    }

    /// No clinic has more records.
    private static let most = 1 << 40

    /// The end: nothing more comes this way.
    var ended: Self {
        var end = self
        end.kinds = []
        return end
    }

    /// The place after a page: further on in the kind, or at the next one after its last page.
    func after(_ page: RemoteSnapshot) -> Self {
        var next = self
        next.done += page.records.count
        next.last = page.last
        if page.last == nil { next.kinds.removeFirst() }
        return next
    }
}

extension JoiningRow {
    /// Reads it; nil for a workstation that has everything, or never began.
    static func read(from connection: Connection) throws(AppError) -> JoiningRow? {
        let kinds = try connection.rows("SELECT value FROM remote, json_each(joining, '$.kinds') ORDER BY key") {
            row throws(AppError) in try row.text(0)
        }
        return try connection.first(
            """
            SELECT joining ->> '$.last', joining ->> '$.start', joining ->> '$.cursor',
                joining ->> '$.done', joining ->> '$.total'
            FROM remote WHERE joining IS NOT NULL
            """
        ) { row throws(AppError) in
            JoiningRow(
                kinds: kinds, last: try row.optionalText(0).flatMap { UUID(uuidString: $0) }, start: try row.text(1),
                cursor: RemoteCursor(text: try row.text(2)), done: try row.integer(3), total: try row.integer(4))
        }
    }

    /// Stores it. From the end on, it is the changes that are fetched.
    func write(to connection: Connection) throws(AppError) {
        try connection.run(
            """
            UPDATE remote SET joining = json_set(
                coalesce(joining, '{"indexes":[]}'), '$.last', ?, '$.start', ?, '$.cursor', ?, '$.done', ?,
                '$.total', ?, '$.kinds', json('[]'))
            """,
            [.text(last?.uuidString), .text(start), .text(cursor.text), .integer(done), .integer(total)])
        for kind in kinds {
            try connection.run("UPDATE remote SET joining = json_insert(joining, '$.kinds[#]', ?)", [.text(kind)])
        }
        if kinds.isEmpty { try RemoteRow.update(in: connection) { $0.cursor = cursor } }
    }

    /// The workstation has everything.
    static func forget(in connection: Connection) throws(AppError) {
        try connection.run("UPDATE remote SET joining = NULL")
    }
}
