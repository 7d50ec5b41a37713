// Each declaration of HeadlessUI that feature views use and SwiftUI has not. A line that uses one gets a warning and
// counts as one that differs. The message begins with the symbol's name in docs/swiftui.md.

extension Button where Label == Text {
    /// A button whose action may wait.
    @available(*, deprecated, message: "Button: the action is asynchronous")
    @_disfavoredOverload @preconcurrency public nonisolated init<S: StringProtocol>(
        _ title: S, action: @escaping @MainActor () async -> Void
    ) { self.init(title, action: {}) }
}

extension View {
    /// Keeps what is typed with its place.
    @available(*, deprecated, message: ".sceneStorage(_:): a property wrapper in SwiftUI")
    public nonisolated func sceneStorage(_ input: Binding<[String: String]>) -> some View { self }
}
