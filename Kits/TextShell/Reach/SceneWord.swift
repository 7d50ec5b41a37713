/// A word of an app's own that works at each of its screens, such as “lock”.
public struct SceneWord: Hashable, Sendable {
    /// The line to type: a word or a few.
    public let name: String

    /// The description in the help.
    public let meaning: String

    /// A word by its name and meaning.
    public init(_ name: String, meaning: String) {
        (self.name, self.meaning) = (name, meaning)
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
