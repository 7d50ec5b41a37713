extension View {
    /// Marks the place as having unsaved input while `hasDraft` holds, so that the user is asked before leaving.
    package func draft(_ hasDraft: Bool, input: Binding<[String: String]>) -> some View {
        // if swiftui
        #if SWIFTUI
            interactiveDismissDisabled(hasDraft)
                .preference(key: DraftKey.self, value: hasDraft ? input.wrappedValue : nil)
        #else
            interactiveDismissDisabled(hasDraft).sceneStorage(input)
        #endif
        // else
        interactiveDismissDisabled(hasDraft).sceneStorage(input)
        // end
    }
}
