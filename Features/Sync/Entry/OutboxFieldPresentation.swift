import Domain

/// One field of a queued write as the screen shows it.
nonisolated struct OutboxFieldPresentation: Hashable, Sendable, Identifiable {
    let id: String
    let title: String
    let before: String
    let mine: String
    let theirs: String
    let isContested: Bool

    /// What becomes of it, in one line.
    let change: String

    init(_ field: OutboxField) {
        id = field.id
        title = field.title
        before = Self.words(field.before)
        mine = Self.words(field.mine)
        theirs = Self.words(field.theirs)
        isContested = field.isContested
        change = field.mine == field.before ? "theirs: \(before) → \(theirs)" : "\(before) → \(mine)"
    }

    private static func words(_ value: String?) -> String {
        value.map { "“\($0)”" } ?? "nothing"
    }
}

/// A side of a contested field, as the user chooses it.
nonisolated enum FieldSide: Hashable, Sendable, CaseIterable, Identifiable {
    case mine
    case theirs

    var id: Self { self }

    var title: String {
        switch self {
        case .mine: "mine"
        case .theirs: "theirs"
        }
    }

    var side: OutboxSide {
        switch self {
        case .mine: .mine
        case .theirs: .theirs
        }
    }

    /// The side of a field, and all words of it: the same only where it is the same choice.
    func words(of field: OutboxFieldPresentation) -> String {
        "\(title) of \(field.mine) and \(field.theirs), \(field.before) before"
    }
}

/// What the user has chosen so far: nothing at first, for neither side is the obvious one.
nonisolated struct ConflictDraft: Hashable, Sendable {
    private var sides: [OutboxFieldPresentation.ID: FieldSide] = [:]

    /// The side of a field, or nil as long as nobody chose.
    subscript(id: OutboxFieldPresentation.ID) -> FieldSide? {
        get { sides[id] }
        set { sides[id] = newValue }
    }

    /// Whether nothing is chosen.
    var isEmpty: Bool { sides.isEmpty }

    /// What is chosen, for whoever carries it out.
    var chosen: [OutboxField.ID: OutboxSide] { sides.mapValues(\.side) }

    /// What is chosen in these fields, each with the words that it was chosen between.
    func words(in fields: [OutboxFieldPresentation]) -> [String: String] {
        var words: [String: String] = [:]
        for field in fields { words[field.id] = sides[field.id].map { $0.words(of: field) } }
        return words
    }

    /// Chooses as such words say, where a field is as it was then.
    ///
    /// - Returns: the names of fields that are to be chosen again.
    mutating func choose(_ words: [String: String], in fields: [OutboxFieldPresentation]) -> [String] {
        for field in fields {
            sides[field.id] = [.mine, .theirs].first { side in side.words(of: field) == words[field.id] }
        }
        return fields.filter { words[$0.id] != nil && sides[$0.id] == nil }.map(\.title)
    }

    /// Forgets what was chosen of fields that are not as they were.
    ///
    /// - Returns: the names of fields that are to be chosen again.
    mutating func keepOnly(
        _ fields: [OutboxFieldPresentation], unlike old: [OutboxFieldPresentation]
    ) -> [String] {
        let same = Set(fields).intersection(old).map(\.id)
        let gone = sides.keys.filter { !same.contains($0) }
        for id in gone { sides[id] = nil }
        return fields.filter { gone.contains($0.id) }.map(\.title)
    }
}
