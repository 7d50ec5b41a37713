import Data
import Domain
import Foundation

/// The rows of the table of patients.
struct BigPatients {
    /// The number of the first patient beyond the examples.
    static let first = 10_001

    let database: PlainDatabase

    func insert(_ count: Int, _ random: inout SplitMix64) throws {
        let missing = max(0, count - (try database.number("SELECT count(*) FROM patient")))
        let patient = try database.prepare(
            """
            INSERT INTO patient (number, id, version, name, born, phone, email, address, sort_name, phone_digits)
            VALUES (?, ?, 1, ?, ?, ?, ?, ?, ?, ?)
            """)
        try database.run("CREATE TEMP TABLE word (word TEXT, sort_name TEXT, number INTEGER)")
        let word = try database.prepare("INSERT INTO word VALUES (?, ?, ?)")
        for number in Self.first..<(Self.first + missing) {
            let facts = facts(number, &random)
            let sortName = facts.sortName
            try patient.run([
                .integer(number), .blob(Identities.uuid(kind: 1, number)), .text(facts.name),
                .text(facts.born.description), .text(facts.phone), .text(facts.email), .text(facts.address),
                .text(sortName.text), .text(facts.phoneDigits),
            ])
            for one in sortName.words { try word.run([.text(one), .text(sortName.text), .integer(number)]) }
        }
        try insertBeginnings()
        try database.run("UPDATE patient_count SET patients = (SELECT count(*) FROM patient)")
        try database.run("UPDATE number_block SET next_number = \(Self.first + missing) WHERE subject = 'patient'")
    }

    /// In the order of their key, so that the table is written from its start to its end.
    private func insertBeginnings() throws {
        try database.run("INSERT INTO word SELECT beginning, sort_name, number FROM patient_word")
        try database.run("DELETE FROM patient_word")
        let beginnings = (1...PatientWords.maxLength).map {
            "SELECT substr(word, 1, \($0)), sort_name, number FROM word WHERE length(word) >= \($0)"
        }
        try database.run("INSERT INTO patient_word \(beginnings.joined(separator: " UNION ")) ORDER BY 1, 2, 3")
        try database.run("DROP TABLE word")
    }

    private func facts(_ number: Int, _ random: inout SplitMix64) -> PatientFacts {
        let first = random.common(BigNames.first)
        let surnames = (0..<(random.below(3) == 0 ? 2 : 1)).map { _ in random.common(BigNames.last) }
        let digits = String(600_000_000 + random.below(100_000_000))
        return PatientFacts(
            name: ([first] + surnames).joined(separator: " "),
            born: Day(daysSince1970: random.below(34_000) - 14_600), phone: "+34 \(digits)",
            email: random.below(2) == 0 ? "\(FoldedText(first).text).\(number)@example.com" : nil,
            address: random.below(2) == 0 ? "Calle \(random.common(BigNames.last)) \(1 + random.below(200))" : nil)
    }
}
