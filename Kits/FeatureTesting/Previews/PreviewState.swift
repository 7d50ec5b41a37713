/// The states of a screen, by name: a list of previews falls out of them.
public protocol PreviewState: CaseIterable, RawRepresentable, Sendable where RawValue == String {}

extension PreviewState {
    /// One preview for each state of a screen.
    ///
    /// - Parameters:
    ///   - screen: what the screen is called; nothing where a feature has only this one.
    ///   - make: makes the screen in a state.
    /// - Returns: the previews, in the order of the states.
    public static func previews(
        of screen: String = "", _ make: @escaping @MainActor @Sendable (Self) async throws -> any DrivenScreen
    ) -> [Preview] {
        allCases.map { state in Preview(screen, state.rawValue) { try await make(state) } }
    }
}
