import Testing

/// One screen, or one component, in one state, on sample values: what the gallery prints, the goldens keep and the laws
/// of screens are held against.
public struct Preview: Sendable {
    /// Which screen it is; empty where a feature has only this one.
    public let screen: String

    /// The state of the screen; empty if it has only one.
    public let state: String

    private let make: @MainActor @Sendable () async throws -> any DrivenScreen

    /// Creates a preview.
    ///
    /// - Parameters:
    ///   - screen: the screen; empty if a feature has only one.
    ///   - state: the state of the screen; empty if it has only one.
    ///   - make: makes a new screen and brings it into the state.
    public init(
        _ screen: String, _ state: String, _ make: @escaping @MainActor @Sendable () async throws -> any DrivenScreen
    ) {
        self.screen = screen
        self.state = state
        self.make = make
    }

    /// Screen and state, as its goldens are called: `detail-loaded`.
    public var name: String { [screen, state].filter { !$0.isEmpty }.joined(separator: "-") }

    /// Makes the screen in this state.
    ///
    /// - Throws: the reason why it cannot be made, such as a ``DriverFailure``.
    @MainActor public func show() async throws -> any DrivenScreen {
        try await make()
    }
}

extension Preview: CustomTestStringConvertible {
    /// The preview as a test's report names it.
    public var testDescription: String { name }
}
