/// Where someone was, as links: what is written when the app closes and read when it opens.
package struct SavedNavigation: Codable, Hashable, Sendable {
    /// The newest format that this app writes and reads.
    package static let currentVersion = 2

    /// The format of this value.
    package var version: Int

    /// The name of the section on show.
    package var section: String

    /// The links of every section's places, root first, by the section's name; a section at its root may be left out.
    package var stacks: [String: [String]]

    /// The links of every modal's places, root first, the modal on show last; nil, or none, when nothing was presented.
    package var modals: [[String]]?

    /// Which places wait for the outcome of a modal; since version 2, nil, or none, when none does.
    package var waits: [SavedWait]?

    /// The outcomes that no place has heard yet, oldest first; since version 2, nil, or none, when there are none.
    package var outcomes: [SavedOutcome]?

    /// Where someone wanted to go who was asked to sign in first, or nil when nobody was asked.
    package var signIn: SavedReturn?

    /// Where a newcomer wanted to go who was in the middle of the first steps, or nil for anyone else.
    package var onboarding: SavedReturn?

    /// A place from its parts, in the current format.
    package init(section: String, stacks: [String: [String]], signIn: SavedReturn? = nil) {
        version = Self.currentVersion
        self.section = section
        self.stacks = stacks
        self.signIn = signIn
    }
}

/// What happens after signing in, in a form that can be saved.
package enum SavedReturn: Codable, Hashable, Sendable {
    /// Show what this person left.
    case resume
    /// Show a section as this person left it.
    case section(String)
    /// Open a link.
    case link(String)
}
