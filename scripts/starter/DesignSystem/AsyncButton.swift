/// Something to press whose action may wait.
package struct AsyncButton: View {
    private let title: String
    private let action: @MainActor () async -> Void
    // if swiftui
    #if SWIFTUI
        @State private var presses = 0
    #endif
    // end

    /// A button with words on it.
    package init(_ title: String, action: @escaping @MainActor () async -> Void) {
        (self.title, self.action) = (title, action)
    }

    /// The button.
    package var body: some View {
        // if swiftui
        #if SWIFTUI
            Button(title) { presses += 1 }.task(id: presses) { if presses > 0 { await action() } }
        #else
            Button(title, action: action)
        #endif
        // else
        Button(title, action: action)
        // end
    }
}
