import Domain

/// Beginnings that words of a name must have, all of them.
///
/// Each beginning has its patients in the order of the list. The first patient of one is looked for in the next, which
/// answers with that patient or with a later one, and so on in turn until all agree: a leapfrog join (Veldhuizen,
/// “Leapfrog Triejoin”, 2014). Those between are never read.
struct CommonBeginnings {
    /// The words as they were typed. Where that is longer than what is stored, the name itself is compared.
    private let words: [String]
    private let beginnings: [String]

    /// The beginnings of words; nil for a single one that is stored, whose rows are the answer.
    init?(_ words: [String]) {
        (self.words, beginnings) = (words, words.map(PatientWords.longestBeginning))
        guard words.count > 1 || beginnings != words else { return nil }
    }

    /// The first places in the list whose names have them all, in its order.
    func places(
        after start: PatientCursor?, atMost count: Int, in connection: Connection
    ) throws(AppError) -> [PatientCursor] {
        var (places, turn, agreeing) = ([PatientCursor](), 0, 0)
        var bound = start.map { Bound(sortName: $0.sortName.text, number: $0.number.rawValue).next } ?? .start
        while places.count < count, let place = try place(beginnings[turn], from: bound, in: connection) {
            agreeing = place == bound ? agreeing + 1 : 1
            bound = place
            if agreeing == beginnings.count {
                if let cursor = place.cursor, isMet(by: cursor.sortName) { places.append(cursor) }
                (bound, agreeing) = (place.next, 0)
            }
            turn = (turn + 1) % beginnings.count
        }
        return places
    }

    private func isMet(by name: FoldedText) -> Bool {
        words == beginnings || words.allSatisfy(name.hasWord(startingWith:))
    }

    private func place(
        _ beginning: String, from bound: Bound, in connection: Connection
    ) throws(AppError) -> Bound? {
        try connection.first(Self.placeSQL, [.text(beginning), .text(bound.sortName), .integer(bound.number)]) {
            row throws(AppError) in Bound(sortName: try row.text(0), number: try row.integer(1))
        }
    }

    static let placeSQL = """
        SELECT sort_name, number FROM patient_word WHERE beginning = ? AND (sort_name, number) >= (?, ?)
        ORDER BY sort_name, number LIMIT 1
        """

    /// A place in the list, of a patient or before one.
    private struct Bound: Equatable {
        static let start = Self(sortName: "", number: 0)

        let sortName: String
        let number: Int

        /// Right after it. The largest number there is ends the list.
        var next: Self { Self(sortName: sortName, number: number == .max ? .max : number + 1) }

        var cursor: PatientCursor? {
            PatientNumber(number).map { PatientCursor(sortName: FoldedText(alreadyFolded: sortName), number: $0) }
        }
    }
}
