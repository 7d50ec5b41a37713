/// An edit of a record that others may change at the same time.
///
/// An untouched form follows the saved record. A draft stays, and is saved over the version that it started from. If
/// that is refused, the next try is saved over the current version, and every untouched field takes its value.
public struct FormEdit<Form: EditableForm, Record: Equatable & Sendable>: Sendable {
    /// A record, if there is one yet, and the form that it fills.
    private struct Version {
        let record: Record?
        let form: Form
    }

    /// The form.
    public var draft: Form

    private var opened: Version?
    private var begun: Version?
    private var saved: Version?
    private var isRefused = false

    /// A form for a record that was not read yet.
    public init(_ draft: Form) {
        self.draft = draft
    }

    /// Creates a form for a new record, or one that was not read yet: any input is a draft.
    public init(new draft: Form) {
        self.draft = draft
        begun = Version(record: nil, form: draft)
    }

    /// The version that the draft is saved over; nil until one was read.
    public var base: Record? { begun?.record }

    /// Whether something is changed that leaving would lose.
    public var hasDraft: Bool { begun.map { $0.form != draft } ?? false }

    /// The fields that another person changed since the form was opened.
    public var changes: [FieldChange] {
        guard let opened = opened?.form, let saved = saved?.form else { return [] }
        return Form.fields.filter { $0.words(saved) != $0.words(opened) }.map { field in
            FieldChange(
                field: field.title, before: field.words(opened), mine: field.words(draft), theirs: field.words(saved))
        }
    }

    /// Receives the saved record.
    public mutating func receive(_ record: Record, as form: Form) {
        guard hasDraft else { return start(from: record, as: form) }
        saved = Version(record: record, form: form)
        rebaseIfRefused()
    }

    /// Starts again from a record, such as the one that was just saved.
    public mutating func start(from record: Record, as form: Form) {
        let version = Version(record: record, form: form)
        (opened, begun, saved, draft, isRefused) = (version, version, version, form, false)
    }

    /// Records that saving was refused because another person had saved.
    public mutating func refuse() {
        isRefused = true
        rebaseIfRefused()
    }

    private mutating func rebaseIfRefused() {
        guard isRefused, let begun, let saved, begun.record != saved.record else { return }
        draft = draft.rebased(from: begun.form, onto: saved.form)
        (self.begun, isRefused) = (saved, false)
    }
}

extension FormEdit {
    /// The draft and its start as texts to store with the place; empty without a draft.
    ///
    /// A restored draft has no record yet. The first one received counts as saved by another person: its fields that
    /// differ from the start are ``changes``, and the draft is saved over it.
    public var words: [String: String] {
        get {
            guard let begun, hasDraft else { return [:] }
            let opened = opened?.form.words(named: "opened") ?? [:]
            return opened.merging(begun.form.words(named: "begun")) { $1 }.merging(draft.words(named: "draft")) { $1 }
        }
        set {
            guard !newValue.isEmpty else { return }
            opened = Version(record: nil, form: draft.reading(newValue, named: "opened"))
            begun = Version(record: nil, form: draft.reading(newValue, named: "begun"))
            draft = draft.reading(newValue, named: "draft")
            isRefused = true
        }
    }
}

extension EditableForm {
    /// The words of all fields, by their titles after the name of the form.
    fileprivate func words(named name: String) -> [String: String] {
        Dictionary(Self.fields.map { ("\(name) \($0.title)", $0.words(self)) }) { $1 }
    }

    /// The form with those words in its fields; a field without any stays as it is.
    fileprivate func reading(_ words: [String: String], named name: String) -> Self {
        var form = self
        for field in Self.fields { words["\(name) \(field.title)"].map { field.write($0, &form) } }
        return form
    }

    /// The form after another person saved: changed fields keep their text, and every other field takes its text from
    /// `now`.
    public func rebased(from start: Self, onto now: Self) -> Self {
        var rebased = now
        for field in Self.fields where field.words(self) != field.words(start) {
            field.write(field.words(self), &rebased)
        }
        return rebased
    }
}
