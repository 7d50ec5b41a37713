/// The state as the journal records it.
extension NavigationState
where Route: NavigationRoute, Section == Route.Section, Modal == Route.Modal, Alert: NavigationAlert {
    /// The state without search text.
    @inlinable public var withoutSearch: Self {
        let (hasSearch, hasPresented) = (contains { $0.holdsSearch }, alert != nil || !modals.isEmpty)
        guard hasSearch || hasPresented else { return self }
        var state = self
        if hasSearch { state.changeAll { $0.become($0.path.filter { !$0.holdsSearch }) } }
        if hasPresented { state.mapPresented({ $0.withoutSearch }, { $0.withoutSearch }) }
        return state
    }

    /// Presents the sign-in in place of every other modal.
    @inlinable public mutating func askToSignIn(by modal: Modal) {
        if modals.map({ $0.value }) != [modal] { dismissAll() }
        present(modal)
    }
}
