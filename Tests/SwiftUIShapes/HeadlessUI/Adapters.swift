// Each declaration of HeadlessUI that feature views use and SwiftUI does not have, on SwiftUI's own: an app on Apple's
// platforms takes this file along without the warnings, which count the lines that need it. The message begins with the
// symbol's name in docs/swiftui.md.
import Foundation

extension Button where Label == Text {
    /// A button with an asynchronous action, which a task runs.
    @available(*, deprecated, message: "Button: the action is asynchronous")
    @_disfavoredOverload @preconcurrency public nonisolated init<S: StringProtocol>(
        _ title: S, action: @escaping @MainActor () async -> Void
    ) {
        self.init(title) { Task { await action() } }
    }
}

extension View {
    /// Keeps the input with its scene, under the name of the file that asks for it.
    @available(*, deprecated, message: ".sceneStorage(_:): a property wrapper in SwiftUI")
    @MainActor public func sceneStorage(_ input: Binding<[String: String]>, file: String = #fileID) -> some View {
        KeptInput(content: self, input: input, file: file)
    }
}

/// A view whose input is written down whenever it changes, and read once.
private struct KeptInput<Content: View>: View {
    let content: Content
    let input: Binding<[String: String]>
    @SceneStorage private var kept: Data

    init(content: Content, input: Binding<[String: String]>, file: String) {
        (self.content, self.input) = (content, input)
        _kept = SceneStorage(wrappedValue: Data(), file)
    }

    var body: some View {
        content
            .onAppear {
                let saved = try? JSONDecoder().decode([String: String].self, from: kept)
                if let saved { input.wrappedValue = saved }
            }
            .onChange(of: input.wrappedValue) { _, new in kept = (try? JSONEncoder().encode(new)) ?? Data() }
    }
}
