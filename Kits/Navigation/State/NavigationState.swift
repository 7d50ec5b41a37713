/// Everything a person sees of navigation, as one value: the section on show, the stack of each section, what is
/// presented over them, each modal with a stack of its own, and at most one alert on top of everything.
///
/// The verbs are pure functions of the old value that say whether anything changed. There is always a section on show,
/// and a stack always has its root: a state that nothing can be shown of cannot be written. Two states are equal where
/// they show the same, whichever visits their places are; ``places`` tells visits apart.
public struct NavigationState<Section, Route, Modal, Alert> {
    /// The section on show, under any modal.
    @inlinable public var section: Section { names[shown] }

    /// The modals, each over the one before; the one on show last.
    @inlinable public var modals: [PresentedModal<Modal, Route>] { presented }

    /// The alert on top of everything, or nil.
    @inlinable public internal(set) var alert: PresentedAlert<Alert>? {
        get { if case .asked(let alert) = question { alert } else { nil } }
        set { question = newValue.map(Question.asked) ?? .none }
    }

    @usableFromInline let names: [Section]
    /// The stack of each section, its own for the life of the app.
    @usableFromInline var sections: [RouteStack<Route>]
    /// The number of the section on show.
    @usableFromInline var shown = 0
    @usableFromInline var presented: [PresentedModal<Modal, Route>] = []
    @usableFromInline var question = Question<Alert>.none
    @usableFromInline var lastStack: Int

    /// Every section at its root, with the first one on show.
    @inlinable public init(_ first: (section: Section, root: Route), others: [(section: Section, root: Route)] = []) {
        var (names, sections) = ([first.section], [RouteStack(StackID(1), root: first.root)])
        for start in others {
            names.append(start.section)
            sections.append(RouteStack(StackID(names.count), root: start.root))
        }
        (self.names, self.sections, lastStack) = (names, sections, names.count)
    }
}

/// What is asked, if anything. It lies beside the state, which is copied at each step and seldom asks anything.
@usableFromInline indirect enum Question<Alert> {
    case none
    case asked(PresentedAlert<Alert>)
}

/// A modal with the stack that is its own from presenting to dismissing.
public struct PresentedModal<Modal, Route> {
    /// What is presented.
    public let value: Modal

    /// The places of the modal.
    @inlinable public var stack: RouteStack<Route> { own }

    @usableFromInline var own: RouteStack<Route>

    @inlinable init(value: Modal, stack: RouteStack<Route>) {
        (self.value, own) = (value, stack)
    }
}

/// An alert, with the identity of this time that it is asked.
public struct PresentedAlert<Alert> {
    /// What is asked.
    public let value: Alert

    /// The only place of the alert.
    public let place: PlaceID

    @inlinable init(value: Alert, place: PlaceID) {
        (self.value, self.place) = (value, place)
    }
}

extension PresentedModal: Equatable where Modal: Equatable, Route: Equatable {}
extension PresentedModal: Sendable where Modal: Sendable, Route: Sendable {}
extension PresentedAlert: Sendable where Alert: Sendable {}
extension Question: Sendable where Alert: Sendable {}
extension PresentedAlert: Equatable where Alert: Equatable {
    /// Whether both ask the same.
    @inlinable public static func == (left: Self, right: Self) -> Bool { left.value == right.value }
}
extension NavigationState: Sendable where Section: Sendable, Route: Sendable, Modal: Sendable, Alert: Sendable {}
extension NavigationState: Equatable where Section: Equatable, Route: Equatable, Modal: Equatable, Alert: Equatable {
    /// Whether both show the same.
    @inlinable public static func == (left: Self, right: Self) -> Bool {
        left.shown == right.shown && left.names == right.names
            // By index, because comparing two arrays copies each of their elements.
            && left.sections.indices.allSatisfy { index in
                left.sections[index].above == right.sections[index].above
                    && left.sections[index].lowest == right.sections[index].lowest
            }
            && left.presented == right.presented && left.alert == right.alert
    }
}

extension NavigationState where Section: Equatable {
    /// The stack of a section; the first section's for one that there is not.
    @inlinable public subscript(section: Section) -> RouteStack<Route> {
        sections[names.firstIndex(of: section) ?? 0]
    }

    /// The stack on show, under any alert.
    @inlinable public var visibleStack: RouteStack<Route> { modals.last?.stack ?? self[section] }

    /// The place on show: the alert's, or else the top of the stack on show.
    @inlinable public var visiblePlace: PlaceID { alert?.place ?? visibleStack.top.id }
}

extension NavigationState {
    /// Every place that exists, on show or not: those of the sections, then those of the modals, then the alert's.
    ///
    /// - Complexity: O(places).
    @inlinable public var places: [PlaceID] {
        var places: [PlaceID] = []
        for stack in stacks { for place in stack.places { places.append(place.id) } }
        if let alert { places.append(alert.place) }
        return places
    }

    /// The stack with an identity, or nil where it is gone.
    @inlinable public subscript(stack id: StackID) -> RouteStack<Route>? {
        sections.first { $0.id == id } ?? modals.first { $0.stack.id == id }?.stack
    }

    /// The modal with a stack, or nil where it is gone.
    @inlinable public func modal(on id: StackID) -> Modal? { modals.first { $0.stack.id == id }?.value }

    /// Whether any place shows a route that `isMeant`.
    ///
    /// - Complexity: O(places).
    @inlinable public func contains(where isMeant: (Route) -> Bool) -> Bool {
        sections.contains { $0.contains(where: isMeant) } || modals.contains { $0.stack.contains(where: isMeant) }
    }

    /// The state without its alert.
    @inlinable public var withoutAlert: Self {
        var state = self
        state.dismissAlert()
        return state
    }

    /// Every stack, those of the sections first.
    @inlinable public var stacks: [RouteStack<Route>] {
        var stacks = sections
        for modal in modals { stacks.append(modal.stack) }
        return stacks
    }
}
