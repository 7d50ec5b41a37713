/// The navigation state of an app, as one value: the selected section, a stack for each section, the presented modals
/// with their own stacks, and at most one alert.
///
/// The verbs are pure functions that return whether anything changed. There is always a selected section, and every
/// stack has a root, so every state can be shown. States are equal if they show the same, whichever visits their
/// places are; compare ``places`` to tell visits apart.
public struct NavigationState<Section, Route, Modal, Alert> {
    /// The selected section, below any modal.
    @inlinable public var section: Section { names[shown] }

    /// The presented modals, the top one last.
    @inlinable public var modals: [PresentedModal<Modal, Route>] { presented }

    /// The alert, or nil.
    @inlinable public internal(set) var alert: PresentedAlert<Alert>? {
        get { if case .asked(let alert) = question { alert } else { nil } }
        set { question = newValue.map(Question.asked) ?? .none }
    }

    @usableFromInline let names: [Section]
    /// The stacks of the sections.
    @usableFromInline var sections: [RouteStack<Route>]
    /// The index of the selected section.
    @usableFromInline var shown = 0
    @usableFromInline var presented: [PresentedModal<Modal, Route>] = []
    @usableFromInline var question = Question<Alert>.none
    @usableFromInline var lastStack: Int

    /// Creates a state with every section at its root and the first one selected.
    @inlinable public init(_ first: (section: Section, root: Route), others: [(section: Section, root: Route)] = []) {
        var (names, sections) = ([first.section], [RouteStack(StackID(1), root: first.root)])
        for start in others {
            names.append(start.section)
            sections.append(RouteStack(StackID(names.count), root: start.root))
        }
        (self.names, self.sections, lastStack) = (names, sections, names.count)
    }
}

/// An optional alert. Indirect, because the state is copied at each step and seldom has one.
@usableFromInline indirect enum Question<Alert> {
    case none
    case asked(PresentedAlert<Alert>)
}

/// A presented modal with its stack.
public struct PresentedModal<Modal, Route> {
    /// The modal.
    public let value: Modal

    /// The places of the modal.
    @inlinable public var stack: RouteStack<Route> { own }

    @usableFromInline var own: RouteStack<Route>

    @inlinable init(value: Modal, stack: RouteStack<Route>) {
        (self.value, own) = (value, stack)
    }
}

/// A presented alert with its identity.
public struct PresentedAlert<Alert> {
    /// The alert.
    public let value: Alert

    /// The place of the alert.
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
    /// Whether both are the same question.
    @inlinable public static func == (left: Self, right: Self) -> Bool { left.value == right.value }
}
extension NavigationState: Sendable where Section: Sendable, Route: Sendable, Modal: Sendable, Alert: Sendable {}
extension NavigationState: Equatable where Section: Equatable, Route: Equatable, Modal: Equatable, Alert: Equatable {
    /// Whether both states show the same.
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
    /// The stack of a section; the first section's for an unknown one.
    @inlinable public subscript(section: Section) -> RouteStack<Route> {
        sections[names.firstIndex(of: section) ?? 0]
    }

    /// The stack on top, ignoring an alert.
    @inlinable public var visibleStack: RouteStack<Route> { modals.last?.stack ?? self[section] }

    /// The place on top: the alert's, or else that of ``visibleStack``.
    @inlinable public var visiblePlace: PlaceID { alert?.place ?? visibleStack.top.id }
}

extension NavigationState {
    /// Every place, visible or not: those of the sections, then of the modals, then of the alert.
    ///
    /// - Complexity: O(places).
    @inlinable public var places: [PlaceID] {
        var places: [PlaceID] = []
        for stack in stacks { for place in stack.places { places.append(place.id) } }
        if let alert { places.append(alert.place) }
        return places
    }

    /// The stack with an identity, or nil if there is none.
    @inlinable public subscript(stack id: StackID) -> RouteStack<Route>? {
        sections.first { $0.id == id } ?? modals.first { $0.stack.id == id }?.stack
    }

    /// The modal with a stack, or nil if there is none.
    @inlinable public func modal(on id: StackID) -> Modal? { modals.first { $0.stack.id == id }?.value }

    /// Whether any place has a route that satisfies a predicate.
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
