import Domain

@testable import Data
@testable import DataSync

extension ClinicWorkstation {
    /// The patients whose derived search and sort fields do not match their names and numbers.
    func misfiledPatients() throws -> [String] {
        try database.read { connection throws(AppError) in
            let rows = try connection.rows("SELECT number, name, phone, sort_name, phone_digits FROM patient") {
                row throws(AppError) in
                (try row.integer(0), try row.text(1), try row.text(2), try row.text(3), try row.text(4))
            }
            return rows.filter { _, name, phone, sortName, digits in
                FoldedText(name).text != sortName || phone.filter(\.isNumber) != digits
            }
            .map { "\($0.0) \($0.1) \($0.2): \($0.3) \($0.4)" }
        }
    }
}
