/// A form with text fields.
public protocol EditableForm: Hashable, Sendable {
    /// Its fields, top to bottom.
    static var fields: [FormField<Self>] { get }
}

/// One field of a form.
public struct FormField<Form: EditableForm>: Sendable {
    /// The name of the field.
    public let title: String

    /// The words in the field of a form.
    let words: @Sendable (Form) -> String

    /// Writes text into the field. Text that the field cannot hold changes nothing.
    let write: @Sendable (_ words: String, _ target: inout Form) -> Void

    /// A field, how its words are read, and how they are put back.
    public init(
        _ title: String, words: @escaping @Sendable (Form) -> String,
        write: @escaping @Sendable (_ words: String, _ target: inout Form) -> Void
    ) {
        self.title = title
        self.words = words
        self.write = write
    }
}

/// A field that another person changed while the form was open.
public struct FieldChange: Hashable, Sendable, Identifiable {
    /// The name of the field.
    public let field: String

    /// The text when the form was opened.
    public let before: String

    /// The text in the form.
    public let mine: String

    /// The text that the other person saved.
    public let theirs: String

    /// The field: a form has one of each.
    public var id: String { field }

    /// A field and its words, each time.
    public init(field: String, before: String, mine: String, theirs: String) {
        self.field = field
        self.before = before
        self.mine = mine
        self.theirs = theirs
    }
}
