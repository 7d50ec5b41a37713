import Domain

/// One field of a queued write as the screen shows it.
nonisolated struct OutboxFieldPresentation: Hashable, Sendable, Identifiable {
    let id: String
    let title: String
    let before: String
    let mine: String
    let theirs: String
    let isContested: Bool

    /// The change, on one line.
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

    /// A side of a field with all its values: equal only for the same choice.
    func words(of field: OutboxFieldPresentation) -> String {
        "\(title) of \(field.mine) and \(field.theirs), \(field.before) before"
    }
}

/// The choices so far: empty at first, because neither side is the obvious one.
nonisolated struct ConflictDraft: Hashable, Sendable {
    private var sides: [OutboxFieldPresentation.ID: FieldSide] = [:]

    /// The chosen side of a field, or nil.
    subscript(id: OutboxFieldPresentation.ID) -> FieldSide? {
        get { sides[id] }
        set { sides[id] = newValue }
    }

    /// Whether nothing is chosen.
    var isEmpty: Bool { sides.isEmpty }

    /// The choices, to carry out.
    var chosen: [OutboxField.ID: OutboxSide] { sides.mapValues(\.side) }

    /// The choices in these fields, each with the values that it was made between.
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

    /// Drops the choices of fields whose values have changed.
    ///
    /// - Returns: the names of fields to choose again.
    mutating func keepOnly(
        _ fields: [OutboxFieldPresentation], unlike old: [OutboxFieldPresentation]
    ) -> [String] {
        let same = Set(fields).intersection(old).map(\.id)
        let gone = sides.keys.filter { !same.contains($0) }
        for id in gone { sides[id] = nil }
        return fields.filter { gone.contains($0.id) }.map(\.title)
    }
}
