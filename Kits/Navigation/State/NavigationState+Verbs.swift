/// The verbs of the state. Each returns whether anything changed.
extension NavigationState where Section: Equatable {
    /// Selects a section and keeps its stack as it was left.
    @discardableResult @inlinable public mutating func select(_ section: Section) -> Bool {
        guard let index = names.firstIndex(of: section), index != shown else { return false }
        shown = index
        return true
    }
}

extension NavigationState {
    /// Changes a stack by a verb. Does nothing if the stack no longer exists.
    @discardableResult @inlinable public mutating func change(
        _ id: StackID, _ verb: (inout RouteStack<Route>) -> Bool
    ) -> Bool {
        if let index = sections.firstIndex(where: { $0.id == id }) { return verb(&sections[index]) }
        guard let index = modals.firstIndex(where: { $0.stack.id == id }) else { return false }
        return verb(&presented[index].own)
    }

    /// Changes every stack by a verb.
    @discardableResult @inlinable public mutating func changeAll(_ verb: (inout RouteStack<Route>) -> Bool) -> Bool {
        var isChanged = false
        for index in sections.indices where verb(&sections[index]) { isChanged = true }
        for index in modals.indices where verb(&presented[index].own) { isChanged = true }
        return isChanged
    }

    /// Presents a modal on top, at the last route of a path. Dismisses an alert.
    @discardableResult @inlinable public mutating func present(_ modal: Modal, root: Route, path: [Route] = []) -> Bool
    {
        alert = nil
        presented.append(PresentedModal(value: modal, stack: RouteStack(nextStack(), root: root, path: path)))
        return true
    }

    /// Presents an alert on top of everything, replacing one that is there.
    @discardableResult @inlinable public mutating func present(alert: Alert) -> Bool {
        self.alert = PresentedAlert(value: alert, place: .root(of: nextStack()))
        return true
    }

    /// Dismisses the alert, or else the modal on top.
    @discardableResult @inlinable public mutating func dismiss() -> Bool {
        dismissAlert() || presented.popLast() != nil
    }

    /// Dismisses the alert.
    @discardableResult @inlinable public mutating func dismissAlert() -> Bool {
        defer { alert = nil }
        return alert != nil
    }

    /// Dismisses every modal and the alert.
    @discardableResult @inlinable public mutating func dismissAll() -> Bool {
        guard alert != nil || !modals.isEmpty else { return false }
        (alert, presented) = (nil, [])
        return true
    }

    /// Replaces the values of modals and the alert, for example by ones without search text. Places stay.
    @inlinable public mutating func mapPresented(_ modal: (Modal) -> Modal, _ alert: (Alert) -> Alert) {
        for index in modals.indices {
            presented[index] = PresentedModal(value: modal(modals[index].value), stack: modals[index].stack)
        }
        if let asked = self.alert { self.alert = PresentedAlert(value: alert(asked.value), place: asked.place) }
    }

    @inlinable mutating func nextStack() -> StackID {
        lastStack += 1
        return StackID(lastStack)
    }
}

extension NavigationState where Section: Equatable, Route: Equatable, Modal: Equatable {
    /// Pushes a route on a stack.
    @discardableResult @inlinable public mutating func push(_ route: Route, on id: StackID) -> Bool {
        change(id) { $0.push(route) }
    }

    /// Resets every stack and selects the first section.
    @discardableResult @inlinable public mutating func reset() -> Bool {
        for index in sections.indices { sections[index].reset() }
        shown = 0
        return true
    }

    /// Goes one step back, ignoring an alert: removes the top place, or else dismisses the modal on top if it
    /// `canBeClosed`.
    @discardableResult @inlinable public mutating func goBack(canBeClosed: (Modal) -> Bool = { _ in true }) -> Bool {
        if dismissAlert() { return true }
        guard let modal = modals.last else { return change(self[section].id) { $0.pop() } }
        return presented[modals.count - 1].own.pop() || canBeClosed(modal.value) && dismiss()
    }

    /// Becomes another state. What both have in common stays with its identity: the beginnings of paths, and equal
    /// modals from the lowest on. Routes that are `staying` stay where they are above a place that stays or is added.
    @discardableResult @inlinable public mutating func become(
        _ other: NavigationState, staying: (Route) -> Bool = { _ in false }
    ) -> Bool {
        let old = self
        select(other.section)
        for index in sections.indices { sections[index].become(other[names[index]].path, staying: staying) }
        let kept = zip(modals, other.modals).prefix {
            $0.value == $1.value && $0.stack.root.route == $1.stack.root.route
        }
        .count
        presented.removeLast(modals.count - kept)
        for index in 0..<kept { presented[index].own.become(other.modals[index].stack.path, staying: staying) }
        alert = nil
        for modal in other.modals[kept...] {
            present(modal.value, root: modal.stack.root.route, path: modal.stack.path)
        }
        if let question = other.alert { present(alert: question.value) }
        return places != old.places || !(section == old.section)
    }
}
