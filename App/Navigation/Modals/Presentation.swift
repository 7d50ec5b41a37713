/// What is presented over a section: modals, each over the one before, and at most one alert on top of everything.
///
/// A value; the verbs are pure functions of the old state that say whether anything changed. Each modal has a stack of
/// its own, so what is presented is told apart by that stack's identity: it only counts up.
package struct Presentation<Modal, Alert> {
    /// The modals, the one on show last.
    package private(set) var modals: [Presented<Modal>] = []

    /// The alert on top of them, or nil.
    package private(set) var alert: Presented<Alert>?

    private var lastStack: Int

    /// Nothing presented. The stacks of what will be are numbered after `lastStack`.
    package init(after lastStack: Int) {
        self.lastStack = lastStack
    }

    /// The modal on show, or nil.
    package var top: Presented<Modal>? { modals.last }

    /// Presents a modal over what is there. An alert gives way.
    @discardableResult package mutating func present(_ modal: Modal) -> Bool {
        alert = nil
        modals.append(Presented(value: modal, stack: nextStack()))
        return true
    }

    /// Presents an alert on top of everything, in place of one that is there.
    @discardableResult package mutating func present(alert: Alert) -> Bool {
        self.alert = Presented(value: alert, stack: nextStack())
        return true
    }

    /// Takes away what is on top: the alert, or else the modal on show.
    @discardableResult package mutating func dismiss() -> Bool {
        if alert != nil {
            alert = nil
            return true
        }
        return modals.popLast() != nil
    }

    /// Takes away everything.
    @discardableResult package mutating func dismissAll() -> Bool {
        guard alert != nil || !modals.isEmpty else { return false }
        alert = nil
        modals = []
        return true
    }

    private mutating func nextStack() -> StackID {
        lastStack += 1
        return StackID(lastStack)
    }
}

/// Something presented, with the stack that is its own.
package struct Presented<Value> {
    /// What is presented.
    package let value: Value

    /// The stack of its places.
    package let stack: StackID
}

extension Presented: Equatable where Value: Equatable {}
extension Presented: Sendable where Value: Sendable {}
extension Presentation: Equatable where Modal: Equatable, Alert: Equatable {}
extension Presentation: Sendable where Modal: Sendable, Alert: Sendable {}
