import Domain

/// The changes of single records, from the clinic's log.
struct HistoryStore: HistoryRepository {
    let database: GuardedDatabase
    let timeZone: ClinicTimeZone

    func history(_ query: HistoryQuery) -> Snapshots<HistoryPage> {
        database.ownSnapshots(needing: [query.subject.kind.permission], of: query.subject.wanted) {
            connection, staff throws(AppError) in
            try page(query, for: staff.role, in: connection)
        }
    }

    private func page(
        _ query: HistoryQuery, for reader: Role, in connection: Connection
    ) throws(AppError) -> HistoryPage {
        let subject = try query.subject.identity(in: connection)
        let rows = try LogEntry.all(about: subject, before: query.before, limit: query.pageSize + 1, in: connection)
        let words = try LogWords(in: connection, timeZone: timeZone, for: reader)
        var entries: [HistoryEntry] = []
        for (position, written) in rows.prefix(query.pageSize) {
            entries += try words.entries(written, at: position, about: subject)
        }
        let isLast = rows.count <= query.pageSize
        return HistoryPage(entries: entries, next: isLast ? nil : rows[query.pageSize - 1].position)
    }
}

extension HistorySubject {
    /// The record that a part of the clinic may lack.
    fileprivate var wanted: PartRequest? {
        switch self {
        case .patient(let number): .matching(.number(number))
        case .appointment(let number): .appointment(number)
        case .order(let number): .order(number)
        case .product, .colleague: nil
        }
    }
}
