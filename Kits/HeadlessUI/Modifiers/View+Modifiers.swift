extension View {
    /// Names the place that the view is the content of.
    public func navigationTitle(_ title: String) -> some View {
        ModifiedView(content: self, modification: .navigationTitle(title))
    }

    /// Runs work from when the place appears until it is removed.
    public func task(
        file: String = #fileID, line: Int = #line, column: Int = #column,
        _ action: @escaping @MainActor () async -> Void
    ) -> some View {
        task(id: 0, file: file, line: line, column: column, action)
    }

    /// Runs work from when the place appears until it is removed, and restarts it when `id` changes.
    ///
    /// Work is identified by where it is declared, so views that appear or disappear beside it do not restart it.
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

    /// Makes the button the one that is most likely wanted: in a full screen Enter presses it on arrival, unless a
    /// field waits to be filled in.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        ModifiedView(content: self, modification: .keyboardShortcut(shortcut))
    }

    /// Marks the place as having unsaved input while `isDisabled` holds, so that the user is asked before leaving.
    @ViewBuilder public func interactiveDismissDisabled(_ isDisabled: Bool) -> some View {
        if isDisabled { ModifiedView(content: self, modification: .interactiveDismissDisabled) } else { self }
    }

    /// Saves the input of this place and restores it after a restart: texts by field name, empty if nothing was
    /// changed. Never a secret.
    ///
    /// The host reads the binding to save it, and sets it once before the place is first shown. The saved input may
    /// come from another version: the setter ignores fields that it does not know.
    public func sceneStorage(_ input: Binding<[String: String]>) -> some View {
        ModifiedView(content: self, modification: .sceneStorage(input))
    }

    /// Gives the view a name for scripts and tests that stays the same when the wording changes.
    public func accessibilityIdentifier(_ name: String) -> some View {
        ModifiedView(content: self, modification: .identifier(name))
    }

    /// Sets the value of the view among the choices of a ``Picker``.
    public func tag(_ value: some Hashable) -> some View {
        ModifiedView(content: self, modification: .tag(value))
    }

    /// Says which thing the view shows: programs get it as a record.
    public func record(_ record: Record) -> some View {
        ModifiedView(content: self, modification: .record(record))
    }

    /// Says which thing the place is about that the view is the content of. The first one on a screen counts.
    public func navigationDocument(_ record: Record) -> some View {
        ModifiedView(content: self, modification: .navigationDocument(record))
    }

    /// Emphasizes the view.
    public func bold() -> some View { foregroundStyle(.strong) }

    /// Sets the emphasis of the view.
    public func foregroundStyle(_ emphasis: Emphasis) -> some View {
        ModifiedView(content: self, modification: .emphasis(emphasis))
    }
}
