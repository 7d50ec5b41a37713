import Domain

extension PatientWords {
    /// Lets all patients be found, of whom none was until now.
    ///
    /// - Complexity: O(n) rows in their order, which is several times as fast as one patient after the other; some 60
    ///   bytes of memory for each patient.
    package static func fill(in connection: Connection) throws(AppError) {
        var all = AllPatientWords()
        _ = try connection.rows("SELECT name, number FROM patient ORDER BY sort_name, number") {
            row throws(AppError) in
            all.add(try row.text(0), number: try row.integer(1))
        }
        try all.insert(in: connection)
    }
}

/// The words of all patients, each with the patients who have it in the order of the list.
private struct AllPatientWords {
    private var names: [UInt8] = []
    private var ends: [Int] = []
    private var numbers: [Int] = []
    /// The words, as their bytes: two spellings of a letter are two.
    private var words: [(letters: [UInt8], places: [UInt32])] = []
    private var known: [[UInt8]: Int] = [:]
    /// Which words each word of a name is when it is folded, which takes longer than all else about it.
    private var folded: [[UInt8]: [Int]] = [:]

    /// Adds a patient, who comes after those before in the list.
    mutating func add(_ name: String, number: Int) {
        let place = UInt32(numbers.count)
        for written in name.utf8.split(separator: UInt8(ascii: " ")) {
            for word in self.words(of: Array(written)) {
                if names.count > (ends.last ?? 0) { names.append(UInt8(ascii: " ")) }
                names.append(contentsOf: words[word].letters)
                if words[word].places.last != place { words[word].places.append(place) }
            }
        }
        ends.append(names.count)
        numbers.append(number)
    }

    private mutating func words(of written: [UInt8]) -> [Int] {
        if let found = folded[written] { return found }
        let found = FoldedText(String(decoding: written, as: UTF8.self)).words.map { word in
            let letters = Array(word.utf8)
            if let found = known[letters] { return found }
            words.append((letters, []))
            known[letters] = words.count - 1
            return words.count - 1
        }
        folded[written] = found
        return found
    }

    /// Inserts all rows in the order in which the table keeps them, which never moves one.
    func insert(in connection: Connection) throws(AppError) {
        let words = words.map { Word($0.letters, $0.places) }.sorted {
            $0.letters.lexicographicallyPrecedes($1.letters)
        }
        let statement = try connection.prepared(
            "INSERT INTO patient_word (beginning, sort_name, number) VALUES (?, ?, ?)")
        defer { statement.reset() }
        try insert(words[...], after: 0, by: statement)
    }

    private struct Word {
        let letters: [Unicode.Scalar]
        let places: [UInt32]

        init(_ bytes: [UInt8], _ places: [UInt32]) {
            letters = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
            self.places = places
        }
    }

    /// Inserts the beginnings of words that begin with the same letters, so many, from the next letter on.
    private func insert(
        _ words: ArraySlice<Word>, after count: Int, by statement: Statement
    ) throws(AppError) {
        guard count < PatientWords.maxLength else { return }
        var rest = words.drop { $0.letters.count == count }
        while let first = rest.first {
            let group = rest.prefix { $0.letters[count] == first.letters[count] }
            try insert(Self.places(of: group), by: statement, as: first.letters[...count])
            try insert(group, after: count + 1, by: statement)
            rest = rest[group.endIndex...]
        }
    }

    private func insert(
        _ places: [UInt32], by statement: Statement, as letters: ArraySlice<Unicode.Scalar>
    ) throws(AppError) {
        var beginning = String.UnicodeScalarView()
        beginning.append(contentsOf: letters)
        try statement.bind([.text(String(beginning))])
        for place in places {
            let place = Int(place)
            try statement.insert(names[(place > 0 ? ends[place - 1] : 0)..<ends[place]], numbers[place])
        }
    }

    /// The places of all words together, each once.
    private static func places(of words: ArraySlice<Word>) -> [UInt32] {
        guard words.count > 1 else { return words.first?.places ?? [] }
        var all = words.flatMap(\.places)
        all.sort()
        var last: UInt32?
        all.removeAll { place in
            defer { last = place }
            return place == last
        }
        return all
    }
}

extension Statement {
    /// Inserts a row whose second and third values are a text and a number.
    fileprivate func insert(_ text: ArraySlice<UInt8>, _ number: Int) throws(AppError) {
        try bind(text, 2, number, 3)
        _ = try step()
        rewind()
    }
}
