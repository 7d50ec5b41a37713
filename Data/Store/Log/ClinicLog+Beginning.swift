import Domain
import FoundationEssentials

extension ClinicLog {
    /// How many records one entry is about, when many come at once.
    private static let most = 200

    /// Begins the log with every record that is there.
    func begin(_ workstation: UUID, in connection: Connection) throws(AppError) {
        try LogHead.begin(workstation, in: connection)
        for kind in RecordKind.allCases {
            let (images, identity) = (kind.synced.allImagesSQL, kind.synced.identity)
            try appendPages(of: kind, .begun, in: connection) { last throws(AppError) in
                try connection.rows(
                    "\(images) WHERE \(identity) > ? ORDER BY \(identity) LIMIT \(Self.most)", [.blob(last)]
                ) { row throws(AppError) in
                    (try row.identity(0), 0, nil, try row.text(1))
                }
            }
        }
    }

    private typealias Line = (subject: UUID, version: Int, before: String?, after: String?)

    private func appendPages(
        of kind: RecordKind, _ cause: LogCause, in connection: Connection,
        next: (_ last: [UInt8]) throws(AppError) -> [Line]
    ) throws(AppError) {
        var last: [UInt8] = []
        while true {
            let lines = try next(last)
            guard let end = lines.last else { return }
            try append(
                lines.map { line in
                    SignedIntent.Change(
                        RecordChange(kind: kind, subject: line.subject, before: line.before, after: line.after), cause,
                        version: Int64(line.version))
                }, in: connection)
            last = withUnsafeBytes(of: end.subject.uuid, Array.init)
        }
    }

    fileprivate func arrive(_ kind: RecordKind, from source: String, in connection: Connection) throws(AppError) {
        let image = kind.synced.imageSQL.replacing("= ?", with: "= come.subject")
        try appendPages(of: kind, .arrived, in: connection) { last throws(AppError) in
            try connection.rows(
                """
                SELECT subject, (\(image)), body,
                    coalesce((SELECT version FROM synced_record AS known
                        WHERE known.kind = come.kind AND known.subject = come.subject), 0)
                FROM \(source) AS come WHERE kind = ? AND subject > ? ORDER BY subject LIMIT \(Self.most)
                """, [.text(kind.rawValue), .blob(last)]
            ) { row throws(AppError) in
                (try row.identity(0), try row.integer(3), try row.optionalText(1), try row.optionalText(2))
            }
        }
    }
}

extension Connection {
    /// Appends to the log that the records of a kind are about to be taken in from a table of arrivals.
    package func willTakeIn(_ kind: RecordKind, from source: String) throws(AppError) {
        try recording?.log.arrive(kind, from: source, in: self)
    }

    /// Appends to the log what the transaction has changed so far, before records are taken in.
    package func settleChanges() throws(AppError) {
        try recording?.settle(in: self)
    }
}
