/// Where someone was, as links: what is written when the app closes and read when it opens.
public struct SavedNavigation: Codable, Hashable, Sendable {
    /// The newest format that this app writes and reads.
    public static let currentVersion = 3

    /// The format of this value.
    public var version: Int

    /// The name of the section on show.
    public var section: String

    /// The links of every section's places, root first, by the section's name; a section at its root may be left out.
    public var stacks: [String: [String]]

    /// The links of every modal's places, root first, the modal on show last; nil, or none, when nothing was presented.
    public var modals: [[String]]?

    /// Which places wait for the outcome of a modal; since version 2, nil, or none, when none does.
    public var waits: [SavedWait]?

    /// The outcomes that no place has heard yet, oldest first; since version 2, nil, or none, when there are none.
    public var outcomes: [SavedOutcome]?

    /// What is typed and chosen at places, the place on show first; since version 3, nil, or none, when nothing is.
    public var inputs: [SavedInput]?

    /// The identities of the writes that the place on show may have carried out before what came of them was saved;
    /// since version 3.
    public var operations: [String]?

    /// Where someone wanted to go who was asked to sign in first, or nil when nobody was asked.
    public var signIn: SavedReturn?

    /// The input of a newcomer in the first steps, whose places have no links; since version 3.
    public var onboardingInput: [String: String]?

    /// Where a newcomer wanted to go who was in the middle of the first steps, or nil for anyone else.
    public var onboarding: SavedReturn?

    /// A place from its parts, in the current format.
    public init(section: String, stacks: [String: [String]], signIn: SavedReturn? = nil) {
        version = Self.currentVersion
        self.section = section
        self.stacks = stacks
        self.signIn = signIn
    }
}

/// What happens after signing in, in a form that can be saved.
public enum SavedReturn: Codable, Hashable, Sendable {
    /// Show what this person left.
    case resume
    /// Show a section as this person left it.
    case section(String)
    /// Open a link.
    case link(String)
}
