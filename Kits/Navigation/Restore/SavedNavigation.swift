/// The place of a user as links: written when the app closes and read when it opens.
public struct SavedNavigation: Codable, Hashable, Sendable {
    /// The format that this version writes; it reads this one and earlier ones.
    public static let currentVersion = 3

    /// The format of this value.
    public var version: Int

    /// The name of the visible section.
    public var section: String

    /// The links of every section's places, root first, by section name. A section at its root may be missing.
    public var stacks: [String: [String]]

    /// The links of every modal's places, root first, the top modal last; nil or empty without modals.
    public var modals: [[String]]?

    /// The places that await modals; nil or empty if there are none. Since version 2.
    public var waits: [SavedWait]?

    /// The outcomes not yet received, oldest first; nil or empty if there are none. Since version 2.
    public var outcomes: [SavedOutcome]?

    /// The input at places, the visible place first; nil or empty if there is none. Since version 3.
    public var inputs: [SavedInput]?

    /// The identities of writes that the visible place may have sent without learning their result. Since version 3.
    public var operations: [String]?

    /// The action after a sign-in that is under way, or nil.
    public var signIn: SavedReturn?

    /// The input of onboarding, whose places have no links. Since version 3.
    public var onboardingInput: [String: String]?

    /// The action after an onboarding that is under way, or nil.
    public var onboarding: SavedReturn?

    /// Creates a value in the current format.
    public init(section: String, stacks: [String: [String]], signIn: SavedReturn? = nil) {
        version = Self.currentVersion
        self.section = section
        self.stacks = stacks
        self.signIn = signIn
    }
}

/// The action after signing in, in its saved form.
public enum SavedReturn: Codable, Hashable, Sendable {
    /// Restore the place that this user left.
    case resume
    /// Show a section as this user left it.
    case section(String)
    /// Open a link.
    case link(String)
}
