/// What an explorer holds an app to.
public enum ExplorationLaw: String, Hashable, Sendable, CaseIterable {
    /// Back undoes forward, or else `undo` does.
    case back
    /// There is a way out of every screen.
    case wayOut = "way-out"
    /// Every listed link, and every screen that has none and is named, is reached by what can be done at screens.
    case reach
    /// Everything that can be done does something, somewhere.
    case control
    /// A row leads to what it says, and not to what another row says.
    case row
    /// The text of a place's link is no other place's, reads as that place, and leads to an equal screen.
    case link
    /// Nothing is shown to who may not see it.
    case access
    /// The frame says where one is: the way, the section, and whether there is a way back.
    case frame
    /// A question that was answered is gone.
    case question
    /// Rendering twice is equal.
    case rendering
    /// The journal's changes lead to where one is; undoing all and redoing all does, too.
    case journal
    /// The same commands lead to the same place.
    case repetition
    /// What is meant to break a law does.
    case accepted
}
