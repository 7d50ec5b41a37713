import Domain

/// The search keys of a patient: the beginnings of the words of their name.
package struct PatientWords {
    /// The longest beginning that is stored, in letters.
    package static let maxLength = 16

    let number: PatientNumber
    let sortName: FoldedText

    /// The words of a name that is folded as it is sorted.
    package init(number: PatientNumber, sortName: FoldedText) {
        (self.number, self.sortName) = (number, sortName)
    }

    /// Lets the patient be found.
    package func insert(in connection: Connection) throws(AppError) {
        for beginning in beginnings {
            try connection.run(
                "INSERT INTO patient_word (beginning, sort_name, number) VALUES (?, ?, ?)",
                [.text(beginning), .text(sortName.text), .integer(number.rawValue)])
        }
    }

    /// Lets the patient be found no more.
    package func delete(in connection: Connection) throws(AppError) {
        for beginning in beginnings {
            try connection.run(
                "DELETE FROM patient_word WHERE beginning = ? AND sort_name = ? AND number = ?",
                [.text(beginning), .text(sortName.text), .integer(number.rawValue)])
        }
    }

    /// Each once, in no order. The table tells them apart by their bytes, so that two spellings of a letter are two.
    var beginnings: [String] {
        let all = sortName.words.flatMap { word in
            word.unicodeScalars.indices.prefix(Self.maxLength).map { Array(word.unicodeScalars[...$0]) }
        }
        return Set(all).map { letters in
            var text = String.UnicodeScalarView()
            text.append(contentsOf: letters)
            return String(text)
        }
    }

    /// The longest stored beginning of a word: scalars, so that a beginning of one spelling is one of every longer one.
    static func longestBeginning(of word: String) -> String { String(word.unicodeScalars.prefix(maxLength)) }
}
