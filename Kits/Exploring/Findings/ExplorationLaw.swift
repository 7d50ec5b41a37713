/// A law that an explorer checks.
public enum ExplorationLaw: String, Hashable, Sendable, CaseIterable {
    /// Back undoes forward, or else `undo` does.
    case back
    /// There is a way out of every screen.
    case wayOut = "way-out"
    /// Every listed link, and every screen that has none and is named, is reached by what can be done at screens.
    case reach
    /// Everything that can be done does something, somewhere.
    case control
    /// A row leads to the record that it shows, not to another row's.
    case row
    /// The link of a place is unique, reads as that place, and leads to an equal screen.
    case link
    /// Nothing is shown to who may not see it.
    case access
    /// The frame is right: the path, the section, and whether there is a way back.
    case frame
    /// A question that was answered is gone.
    case question
    /// Rendering twice is equal.
    case rendering
    /// The journal's changes lead to the current state, and so does undoing and redoing everything.
    case journal
    /// The same commands lead to the same place.
    case repetition
    /// Every accepted finding is found.
    case accepted
}
