/// The news of a screen for somebody who has heard an older one of the same place: a few lines, none without news.
public struct ScreenChange: Sendable {
    /// The lines, in words for a screen reader.
    public let lines: [String]

    /// The most lines of one kind; a count stands for the rest.
    static let most = 3

    /// Compares two screens.
    public init(from old: Screen, to new: Screen) {
        let parts = ChangedElements(from: SpokenElements(of: old), to: SpokenElements(of: new))
        lines =
            Self.frame(old, new) + parts.problems + parts.fields + parts.words + parts.rows + parts.possibilities
            + parts.gone + Self.focus(old, new)
    }

    /// The person who is here and the state of sharing, where they have changed.
    static func frame(_ old: Screen, _ new: Screen) -> [String] {
        let linear = LinearRenderer()
        return (old.account == new.account ? [] : linear.named("User", [new.account]))
            + (old.status == new.status ? [] : linear.named("Status", new.status))
    }

    /// The next field to fill in, where that is another one.
    private static func focus(_ old: Screen, _ new: Screen) -> [String] {
        guard let field = new.focused, field.isField, old.focused?.label != field.label else { return [] }
        return LinearRenderer().focus(of: new)
    }
}
