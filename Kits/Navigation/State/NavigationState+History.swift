/// The state as the journal keeps it.
extension NavigationState
where Route: NavigationRoute, Section == Route.Section, Modal == Route.Modal, Alert: NavigationAlert {
    /// The state without what somebody searched for.
    @inlinable public var withoutSearch: Self {
        let (hasSearch, hasPresented) = (contains { $0.holdsSearch }, alert != nil || !modals.isEmpty)
        guard hasSearch || hasPresented else { return self }
        var state = self
        if hasSearch { state.changeAll { $0.become($0.path.filter { !$0.holdsSearch }) } }
        if hasPresented { state.mapPresented({ $0.withoutSearch }, { $0.withoutSearch }) }
        return state
    }

    /// Presents the modal that asks to sign in, in place of all else that is presented.
    @inlinable public mutating func askToSignIn(by modal: Modal) {
        if modals.map({ $0.value }) != [modal] { dismissAll() }
        present(modal)
    }
}
