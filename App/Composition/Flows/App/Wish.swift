import Domain
import Navigation

/// Where a person wants to go by themselves; what a feature leads to on its way is a step instead.
nonisolated enum Wish: Hashable, Sendable {
    case back
    case section(AppSection)
    case route(AppRoute)
    /// Back in the section on show to the topmost place that shows a route.
    case upTo(AppRoute)
    case signIn
    case signOut
    case undo
    case redo
}

nonisolated extension Wish {
    /// The wish without what somebody searched for.
    var withoutSearch: Wish { if case .route(let route) = self { .route(route.withoutSearch) } else { self } }

    /// What comes after a sign-in that is asked for on the way; nil where that is going to the place itself.
    var returnAction: ReturnAction? { if case .section(let section) = self { .section(section) } else { nil } }

    /// Whether gates are asked: back leads to places where one was let in, and anyone may sign in or out.
    var isGated: Bool {
        switch self {
        case .back, .signIn, .signOut: false
        case .section, .route, .upTo, .undo, .redo: true
        }
    }

    /// What is heard by whoever waits for a modal that the wish takes away: it was closed, or something else takes its
    /// place.
    var ending: BookingOutcome {
        switch self {
        case .back, .upTo, .undo, .redo: .cancelled
        case .section, .route, .signIn, .signOut: .replaced
        }
    }

    /// Whether it is granted where a cover does not give way: inside the cover one can go back, and away from the first
    /// steps by signing out.
    func isGranted(under cover: GateRefusal) -> Bool {
        self == .back || self == .signOut && cover == .firstStepsDue
    }
}

nonisolated extension AppState {
    /// Where a wish leads from here; nil where it leads nowhere. Undoing and redoing lead to what the journal says.
    func granting(_ wish: Wish, _ journal: @autoclosure () -> AppState?) -> AppState? {
        var state = self
        state.dismissAlert()
        switch wish {
        case .back: return state.goBack() ? state : nil
        case .section(let section): state.show(section)
        case .route(let route): state.open(route)
        case .upTo(let route): return state.change(section.stack) { $0.pop(to: route) } ? state : nil
        case .signIn: state.askToSignIn(then: .resume)
        case .signOut: state.present(alert: .signOut)
        case .undo, .redo:
            guard let target = journal() else { return nil }
            state.become(target, staying: \.holdsSearch)
        }
        return state
    }
}
