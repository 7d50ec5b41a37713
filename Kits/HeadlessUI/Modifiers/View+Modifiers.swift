extension View {
    /// Names the place that the view is the content of.
    public func navigationTitle(_ title: String) -> some View {
        ModifiedView(content: self, modification: .navigationTitle(title))
    }

    /// Work that starts when the place appears and is cancelled when the place goes.
    public func task(
        file: String = #fileID, line: Int = #line, column: Int = #column,
        _ action: @escaping @MainActor () async -> Void
    ) -> some View {
        task(id: 0, file: file, line: line, column: column, action)
    }

    /// Work that starts when the place appears, starts anew when `id` changes, and is cancelled when the place goes.
    ///
    /// Work is told apart by where it is declared, so that it goes on whatever appears or goes beside it.
    public func task(
        id: some Hashable, file: String = #fileID, line: Int = #line, column: Int = #column,
        _ action: @escaping @MainActor () async -> Void
    ) -> some View {
        let id = TaskDeclaration.ID(file: file, line: line, column: column, value: AnyHashable(id))
        return ModifiedView(content: self, modification: .task(TaskDeclaration(id: id, action: action)))
    }

    /// Keeps the controls inside from being used while `isDisabled` holds.
    @ViewBuilder public func disabled(_ isDisabled: Bool) -> some View {
        if isDisabled { ModifiedView(content: self, modification: .disabled) } else { self }
    }

    /// Says that leaving the place would lose something while `isDisabled` holds; whoever leaves is asked first.
    @ViewBuilder public func interactiveDismissDisabled(_ isDisabled: Bool) -> some View {
        if isDisabled { ModifiedView(content: self, modification: .interactiveDismissDisabled) } else { self }
    }

    /// Saves the input of this place and restores it after a restart: values by field name, empty if nothing was
    /// changed. Never a secret.
    ///
    /// The host reads the binding to save it, and sets it once, before the place is shown for the first time. What was
    /// saved may come from another version: the setter ignores what it does not know.
    public func sceneStorage(_ input: Binding<[String: String]>) -> some View {
        ModifiedView(content: self, modification: .sceneStorage(input))
    }

    /// Gives the view a name for scripts and tests that stays the same when the wording changes.
    public func accessibilityIdentifier(_ name: String) -> some View {
        ModifiedView(content: self, modification: .identifier(name))
    }

    /// Names the value that the view stands for among the choices of a ``Picker``.
    public func tag(_ value: some Hashable) -> some View {
        ModifiedView(content: self, modification: .tag(value))
    }

    /// Makes the view stand out.
    public func bold() -> some View { foregroundStyle(.strong) }

    /// Says how much the view stands out.
    public func foregroundStyle(_ emphasis: Emphasis) -> some View {
        ModifiedView(content: self, modification: .emphasis(emphasis))
    }
}
