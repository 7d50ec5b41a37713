extension Forbidden {
    /// Every word that the house does without.
    static let all: [Forbidden] = [
        Forbidden(
            words: ["try!", "as!"],
            because: "ends the app where a person should read a message",
            remedy: "throw, or bind with `guard let … else`; a test uses `try #require`"),
        Forbidden(
            words: ["fatalError", "preconditionFailure"],
            because: "ends the app in front of a patient",
            remedy: "make the state impossible to write, or throw an error that says what to do"),
        Forbidden(
            words: ["@unchecked Sendable", "nonisolated(unsafe)"],
            because: "silences the compiler about data races",
            remedy: "use an actor, a `Mutex` or a value type"),
        Forbidden(
            words: ["XCTest", "XCTestCase"],
            because: "is the other test library",
            remedy: "write a Swift Testing suite: `import Testing`, `@Test`, `#expect`"),
        // holds: diff-identity-stability
        Forbidden(
            words: ["Date()", "Date.now", "Date(timeIntervalSinceNow", "UUID()"], except: composition + sources,
            because: "cannot be repeated",
            remedy: "take a `WallClock` or an `IdentifierSource`; only the composition makes live ones"),
        Forbidden(
            words: [".random(", ".randomElement(", ".shuffled(", "SystemRandomNumberGenerator"],
            except: composition + sources, unless: ["using:"],
            because: "cannot be repeated",
            remedy: "take a generator and pass it with `using:`; a test seeds it and prints the seed"),
    ]

    /// Where live objects are made.
    private static let composition = ["App/Composition", "App/Executable"]

    /// Where the machine's clock and its randomness come in.
    private static let sources = ["Data/Store/Time", "Data/Store/Identity"]
}
