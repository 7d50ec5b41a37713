/// What someone changes of a record that others may change meanwhile.
///
/// An untouched form follows what others save. A draft stays, and is saved over what it was begun from; when that was
/// refused, the next try is over what others saved, with every field that was not touched as they have it.
public struct FormEdit<Form: EditableForm, Record: Equatable & Sendable>: Sendable {
    /// A record, if there is one yet, and the form that it fills.
    private struct Version {
        let record: Record?
        let form: Form
    }

    /// What the form holds.
    public var draft: Form

    private var opened: Version?
    private var begun: Version?
    private var saved: Version?
    private var isRefused = false

    /// A form for a record that was not read yet.
    public init(_ draft: Form) {
        self.draft = draft
    }

    /// A form for a record that does not exist yet, or was not read yet: what is typed is a draft at once.
    public init(new draft: Form) {
        self.draft = draft
        begun = Version(record: nil, form: draft)
    }

    /// What the draft will be saved over, or nil as long as nothing was read.
    public var base: Record? { begun?.record }

    /// Whether something is changed that leaving would lose.
    public var hasDraft: Bool { begun.map { $0.form != draft } ?? false }

    /// The fields that someone else changed since the form was opened.
    public var changes: [FieldChange] {
        guard let opened = opened?.form, let saved = saved?.form else { return [] }
        return Form.fields.filter { $0.words(saved) != $0.words(opened) }.map { field in
            FieldChange(
                field: field.title, before: field.words(opened), mine: field.words(draft), theirs: field.words(saved))
        }
    }

    /// Takes in the record as it is stored now.
    public mutating func receive(_ record: Record, as form: Form) {
        guard hasDraft else { return start(from: record, as: form) }
        saved = Version(record: record, form: form)
        rebaseIfRefused()
    }

    /// Begins anew with a record, such as the one that was just saved.
    public mutating func start(from record: Record, as form: Form) {
        let version = Version(record: record, form: form)
        (opened, begun, saved, draft, isRefused) = (version, version, version, form, false)
    }

    /// Takes in that saving was refused because someone else had saved.
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
    /// The draft and what it was begun from, as words to keep with the place; none where there is no draft.
    ///
    /// A draft that is put back has no record yet. The first that is received counts as saved by someone else: its
    /// fields that are not as they were when the form was opened are ``changes``, and the draft is saved over it.
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

    /// The form as it goes on after someone else saved: what was typed into a field stays, and every other field
    /// becomes what it is `now`.
    public func rebased(from start: Self, onto now: Self) -> Self {
        var rebased = now
        for field in Self.fields where field.words(self) != field.words(start) {
            field.write(field.words(self), &rebased)
        }
        return rebased
    }
}
