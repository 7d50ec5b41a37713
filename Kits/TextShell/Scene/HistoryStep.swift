/// A step that the user took.
public struct HistoryStep: Hashable, Sendable {
    /// The command, without a secret and without what was searched for; nil for a step that no command took.
    public let command: String?

    /// The way to the place that it led to, from its section's root.
    public let place: [String]

    /// The link of that place, or nil for none.
    public let link: String?

    /// A step from its parts.
    public init(command: String?, place: [String], link: String?) {
        (self.command, self.place, self.link) = (command, place, link)
    }
}
