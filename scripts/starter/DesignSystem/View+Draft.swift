extension View {
    /// Says that leaving the place would lose something that is typed while `hasDraft` holds, so that whoever leaves is
    /// asked first; and keeps the `input` with the place over a restart. Never a secret.
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
