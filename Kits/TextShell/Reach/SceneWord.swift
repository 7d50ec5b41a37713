/// A word of an app's own that works at each of its screens, such as “lock”.
public struct SceneWord: Hashable, Sendable {
    /// The line to type: a word or a few.
    public let name: String

    /// The description in the help.
    public let meaning: String

    /// Whether it comes before every control that has another name, as a word does that must never fail.
    public let comesFirst: Bool

    /// A word by its name and meaning.
    public init(_ name: String, meaning: String, comesFirst: Bool = false) {
        (self.name, self.meaning, self.comesFirst) = (name, meaning, comesFirst)
    }
}

/// The answer of a scene to a line that is no command and names no control of the screen.
public enum SceneAnswer: Hashable, Sendable {
    /// Nothing: the line is not understood.
    case unknown
    /// The line was carried out.
    case done
    /// The line was carried out, and nothing that was on show may stay in sight.
    case locked
    /// The line names these places.
    case places(FoundPlaces)
}
