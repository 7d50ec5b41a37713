import Data
import Domain
import FoundationEssentials

/// The stored state of the exchange with a remote.
struct RemoteRow: Hashable, Sendable {
    /// Where the remote is, without a password.
    var address: String
    /// Whether local writes are queued for it. A remote that is only named has nothing of this clinic yet.
    var isShared = true
    /// How far it was read.
    var cursor = RemoteCursor.start
    /// When this file last had everything, or nil if it never had.
    var upToDateAt: Date?
    /// How often in a row it could not be reached.
    var failures = 0
    /// It is not contacted automatically before this moment.
    var notBefore: Date?
    /// How far its signed heads of logs were read.
    var headPlace = 0
    /// How far the first fetch is, as ``JoiningRow`` stores it; nil when everything is here.
    var joining: String?
    /// How many days before and after today the workstation keeps; nil where it keeps everything.
    private(set) var partDays: Int?
}

extension RemoteRow {
    /// Reads it; nil for a clinic without a remote.
    static func read(from connection: Connection) throws(AppError) -> RemoteRow? {
        try connection.first(
            """
            SELECT address, cursor, up_to_date_at, failures, not_before, is_shared, head_place, joining, part_days
            FROM remote
            """
        ) { row throws(AppError) in
            RemoteRow(
                address: try row.text(0), isShared: try row.integer(5) == 1,
                cursor: RemoteCursor(text: try row.text(1)),
                upToDateAt: try row.optionalTime(2), failures: try row.integer(3), notBefore: try row.optionalTime(4),
                headPlace: try row.integer(6), joining: try row.optionalText(7), partDays: try row.optionalInteger(8))
        }
    }

    /// The identity that the clinic has here and at its remote; nil for a workstation that never had anything.
    static func clinic(in connection: Connection) throws(AppError) -> RemoteIdentity.ClinicID? {
        try connection.first("SELECT id FROM clinic") { row throws(AppError) in try row.identity(0) }
    }

    func write(to connection: Connection) throws(AppError) {
        try connection.run(
            """
            INSERT INTO remote (only, address, is_shared, cursor, up_to_date_at, failures, not_before, head_place, joining)
            VALUES (1, ?, ?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (only) DO UPDATE SET (address, is_shared, cursor, up_to_date_at, failures) =
                (excluded.address, excluded.is_shared, excluded.cursor, excluded.up_to_date_at, excluded.failures),
                (not_before, head_place, joining) = (excluded.not_before, excluded.head_place, excluded.joining)
            """,
            [
                .text(address), .integer(isShared ? 1 : 0), .text(cursor.text), .time(upToDateAt), .integer(failures),
                .time(notBefore), .integer(headPlace), .text(joining),
            ])
    }

    /// Changes the stored row.
    static func update(
        in connection: Connection, _ change: (inout RemoteRow) -> Void
    ) throws(AppError) {
        guard let old = try read(from: connection) else { throw .noRemote }
        var row = old
        change(&row)
        if row != old { try row.write(to: connection) }
    }
}
