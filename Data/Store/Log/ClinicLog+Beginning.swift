import Domain
import FoundationEssentials

extension ClinicLog {
    /// How many records one entry is about, when many come at once.
    static let most = 200

    /// Begins the log with every record that is there.
    func begin(_ workstation: UUID, in connection: Connection) throws(AppError) {
        try LogHead.begin(workstation, in: connection)
        for kind in RecordKind.allCases {
            let (images, identity) = (kind.synced.allImagesSQL, kind.synced.identity)
            let sql = "\(images) WHERE \(identity) > ? ORDER BY \(identity) LIMIT \(Self.most)"
            try page { last throws(AppError) in
                let changes = try connection.rows(sql, [.blob(last)]) { row throws(AppError) in
                    SignedIntent.Change(
                        kind: LogCause.begun.kind(kind), subject: try row.identity(0), version: 0, salt: salt(),
                        before: nil, after: try row.text(1))
                }
                try append(changes, by: nil, in: connection)
                return changes
            }
        }
    }

    /// Goes through records by their identities, until there is no page after the last of them.
    func page(_ next: (_ last: [UInt8]) throws(AppError) -> [SignedIntent.Change]) throws(AppError) {
        var last: [UInt8] = []
        while let end = try next(last).last { last = withUnsafeBytes(of: end.subject.uuid, Array.init) }
    }
}
