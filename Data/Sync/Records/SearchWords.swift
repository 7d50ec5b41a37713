import Data
import Domain

/// The search words of the records in a table of arrivals; only some kinds have any.
struct SearchWords {
    let kind: RecordKind
    let source: String
    let connection: Connection

    /// Takes away what the present records are found by; before they change.
    func forget() throws(AppError) {
        switch kind {
        case .patient: for words in try patients() { try words.delete(in: connection) }
        case .product:
            try connection.run(
                """
                DELETE FROM product_words WHERE rowid IN (
                    SELECT number FROM product JOIN \(source) AS come ON come.subject = product.id
                    WHERE kind = 'product' AND body IS NULL
                )
                """)
        default: break
        }
    }

    /// Adds the search words of the changed records.
    func learn() throws(AppError) {
        switch kind {
        case .patient: for words in try patients() { try words.insert(in: connection) }
        case .product:
            try connection.run(
                """
                INSERT OR REPLACE INTO product_words (rowid, words) SELECT number, sort_name FROM product
                WHERE id IN (SELECT subject FROM \(source) WHERE kind = 'product')
                """)
        default: break
        }
    }

    /// Where everything comes, the words of all patients are stored at the end.
    private func patients() throws(AppError) -> [PatientWords] {
        guard try !connection.isJoining() else { return [] }
        let found = try connection.rows(
            "SELECT number, name FROM patient WHERE id IN (SELECT subject FROM \(source) WHERE kind = 'patient')"
        ) { row throws(AppError) in (PatientNumber(try row.integer(0)), try row.text(1)) }
        return found.compactMap { number, name in
            number.map { PatientWords(number: $0, sortName: FoldedText(name)) }
        }
    }
}
