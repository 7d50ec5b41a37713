import Testing

/// One screen, or one component, in one state, on sample values: what the gallery prints, the goldens keep and the laws
/// of screens are held against.
public struct Preview: Sendable {
    /// Which screen it is; empty where a feature has only this one.
    public let screen: String

    /// Which state the screen is in; empty where it looks the same always.
    public let state: String

    private let make: @MainActor @Sendable () async throws -> any DrivenScreen

    /// A preview by what it shows.
    ///
    /// - Parameters:
    ///   - screen: which screen it is; empty where a feature has only this one.
    ///   - state: which state it is in; empty where it looks the same always.
    ///   - make: makes the screen and brings it into the state, anew each time.
    public init(
        _ screen: String, _ state: String, _ make: @escaping @MainActor @Sendable () async throws -> any DrivenScreen
    ) {
        self.screen = screen
        self.state = state
        self.make = make
    }

    /// Screen and state, as its goldens are called: `detail-loaded`.
    public var name: String { [screen, state].filter { !$0.isEmpty }.joined(separator: "-") }

    /// The screen in this state, which nobody has touched yet.
    ///
    /// - Throws: what kept it from being made, such as a ``DriverFailure``.
    @MainActor public func show() async throws -> any DrivenScreen {
        try await make()
    }
}

extension Preview: CustomTestStringConvertible {
    /// The preview as a test's report names it.
    public var testDescription: String { name }
}
