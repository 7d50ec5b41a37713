// Each declaration of HeadlessUI that feature views use and SwiftUI does not have. A line that uses one gets a warning
// and counts as different. The message begins with the symbol's name in docs/swiftui.md.

extension Button where Label == Text {
    /// A button with an asynchronous action.
    @available(*, deprecated, message: "Button: the action is asynchronous")
    @_disfavoredOverload @preconcurrency public nonisolated init<S: StringProtocol>(
        _ title: S, action: @escaping @MainActor () async -> Void
    ) { self.init(title, action: {}) }
}

extension View {
    /// Keeps the input with its place.
    @available(*, deprecated, message: ".sceneStorage(_:): a property wrapper in SwiftUI")
    public nonisolated func sceneStorage(_ input: Binding<[String: String]>) -> some View { self }
}
