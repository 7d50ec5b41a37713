import Domain

extension PatientWords {
    /// The patients who are not found by their names, one at a time.
    static func findings(in connection: Connection) throws(AppError) -> [ClinicFinding] {
        var (findings, expected, last): ([ClinicFinding], Int, Int) = ([], 0, 0)
        while findings.count < ClinicCheck.most {
            let page = try connection.rows(
                "SELECT number, name, sort_name FROM patient WHERE number > ? ORDER BY number LIMIT 500",
                [.integer(last)]
            ) { row throws(AppError) in (try row.integer(0), try row.text(1), try row.text(2)) }
            guard let end = page.last else { break }
            last = end.0
            for (number, name, sortName) in page {
                guard let known = PatientNumber(number) else { continue }
                let words = PatientWords(number: known, sortName: FoldedText(name))
                expected += words.beginnings.count
                let areStored = try words.areStored(in: connection)
                guard !areStored || words.sortName.text != sortName else { continue }
                findings.append(
                    ClinicFinding(
                        "words", "Patient \(number) is not found by the name.",
                        remedy: "Change the name of the patient and change it back, which stores it anew."))
            }
        }
        let stored = try connection.first("SELECT count(*) FROM patient_word") { row throws(AppError) in
            try row.integer(0)
        }
        if findings.isEmpty, stored != expected {
            findings.append(
                ClinicFinding(
                    "words", "\((stored ?? 0) - expected) beginnings of names lead to patients of other names.",
                    remedy: ClinicFinding.restore))
        }
        return findings
    }

    private func areStored(in connection: Connection) throws(AppError) -> Bool {
        for beginning in beginnings {
            let found = try connection.first(
                "SELECT 1 FROM patient_word WHERE beginning = ? AND sort_name = ? AND number = ?",
                [.text(beginning), .text(sortName.text), .integer(number.rawValue)]
            ) { _ in true }
            guard found == true else { return false }
        }
        return true
    }
}
