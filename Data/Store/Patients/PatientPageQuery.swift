import Domain

/// Finds one page of patients by key. For every search, an index has the results in the order of the list, so reading
/// starts where the page does and ends with it.
struct PatientPageQuery {
    /// How many patients one page may hold at most, whatever a query asks for.
    static let largestPage = 1_000

    let query: PatientQuery

    func page(from connection: Connection) throws(AppError) -> PatientPage {
        guard let source = PatientSource(try criterion(in: connection)) else {
            return PatientPage(patients: [], total: 0, next: nil)
        }
        let size = min(max(query.pageSize, 1), Self.largestPage)
        if case .words(let words) = query.criterion, let common = CommonBeginnings(words) {
            return try page(of: common.places(after: query.after, atMost: size + 1, in: connection), size, connection)
        }
        var place = (row: 0, sortName: "")
        var patients = try connection.rows(source.pageSQL, values(of: source, size: size), expecting: size + 1) {
            row throws(AppError) in
            place.row += 1
            if place.row == size { place.sortName = try row.text(Self.sortNameColumn) }
            return try PatientRecord.patient(row)
        }
        var next: PatientCursor?
        if patients.count > size {
            patients.removeLast()
            let sortName = FoldedText(alreadyFolded: place.sortName)
            next = patients.last.map { PatientCursor(sortName: sortName, number: $0.number) }
        }
        return PatientPage(patients: patients, total: try total(of: patients, in: connection), next: next)
    }

    /// A number that was provisional finds the patient who had it.
    private func criterion(in connection: Connection) throws(AppError) -> PatientCriterion {
        guard case .number(let number) = query.criterion else { return query.criterion }
        return .number(try number.current(in: connection))
    }

    /// The page of patients at places in the list, of which one more was looked for than fits.
    private func page(
        of places: [PatientCursor], _ size: Int, _ connection: Connection
    ) throws(AppError) -> PatientPage {
        var patients: [Patient] = []
        for place in places.prefix(size) { patients.append(try PatientRecord.find(place.number, in: connection)) }
        return PatientPage(patients: patients, total: nil, next: places.count > size ? places[size - 1] : nil)
    }

    /// The column after those of `PatientRecord`.
    private static let sortNameColumn: Int32 = 8

    /// The parameters: the criterion, the key before the page, and the size. For the first page the key is before
    /// everyone.
    private func values(of source: PatientSource, size: Int) -> [SQLValue] {
        var values = source.values
        values.reserveCapacity(values.count + 3)
        values.append(.text(query.after?.sortName.text ?? ""))
        values.append(.integer(query.after?.number.rawValue ?? 0))
        values.append(.integer(size + 1))
        return values
    }

    /// Totals are counted at each write, and a number belongs to one patient.
    private func total(of patients: [Patient], in connection: Connection) throws(AppError) -> Int? {
        switch query.criterion {
        case .all:
            try connection.first("SELECT patients FROM patient_count") { row throws(AppError) in try row.integer(0) }
        case .number: patients.count
        case .words, .born, .phone: nil
        }
    }
}
