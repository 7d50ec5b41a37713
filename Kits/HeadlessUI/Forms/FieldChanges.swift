/// The fields that another person changed, each with its old text, the form's and the saved one.
public struct FieldChanges: View {
    private let changes: [FieldChange]

    /// Creates a view of changes. It shows nothing for none.
    public init(_ changes: [FieldChange]) {
        self.changes = changes
    }

    /// A part for each field.
    public var body: some View {
        ForEach(changes) { change in
            Section("Changed by someone else: \(change.field)") {
                ThreeWayComparison(before: change.before, mine: change.mine, theirs: change.theirs)
            }
        }
    }
}

/// A field as it was, and as two people want it.
public struct ThreeWayComparison: View {
    private let before: String
    private let mine: String
    private let theirs: String

    /// The words of the field, each time; nothing is shown as `(empty)`.
    public init(before: String, mine: String, theirs: String) {
        self.before = before
        self.mine = mine
        self.theirs = theirs
    }

    /// The three, one below the other.
    public var body: some View {
        LabeledContent("Before", value: before.isEmpty ? "(empty)" : before)
        LabeledContent("Mine", value: mine.isEmpty ? "(empty)" : mine)
        LabeledContent("Theirs", value: theirs.isEmpty ? "(empty)" : theirs)
    }
}
