/// The kind of a ``Node``. The names follow accessibility roles.
public enum NodeRole: String, Hashable, Sendable, CaseIterable {
    /// Elements one below the other.
    case group
    /// Elements side by side; a ``spacer`` pushes those after it to the far edge.
    case row
    /// Rows of one kind, laid out in common columns where they fit.
    case list
    /// A titled part of a screen.
    case section
    /// Words.
    case text
    /// A name with its value.
    case labeledContent
    /// A gap that pushes the elements after it to the far edge.
    case spacer
    /// Something to press.
    case button
    /// A field to type into.
    case textField
    /// A field that searches the content.
    case searchField
    /// A field whose content is never shown.
    case secureField
    /// A field with a fixed set of choices.
    case picker
    /// A switch that is on or off.
    case toggle
    /// A picture of a stretch of time: ``mark``s, then a ``track`` for each row.
    case timeline
    /// A moment of a timeline with a name: a full hour, or now.
    case mark
    /// One row of a timeline with its ``block``s.
    case track
    /// A time on a track; its identifier says whether it is `taken`, `free` or `closed`.
    case block
    /// Work under way: the screen is not complete yet.
    case progress
    /// Says that there is nothing to show, and why.
    case unavailable
    /// Says that something went wrong; its identifier is the error's code.
    case failure
}

/// The emphasis of an element; the theme gives it a look.
public enum Emphasis: String, Hashable, Sendable {
    /// As everything else.
    case primary
    /// Less than the rest: a detail, or a hint.
    case secondary
    /// More than the rest: a question, or what matters most.
    case strong
    /// As something to look out for.
    case warning
}
