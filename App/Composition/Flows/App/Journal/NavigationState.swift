/// Where someone is in the whole app, as one value: what the journal's changes make, and what tests compare.
///
/// It has no identities of places, and nothing that somebody searched for.
nonisolated struct NavigationState: Hashable, Sendable {
    /// A modal, and the places above its root.
    struct Modal: Hashable, Sendable {
        /// What is presented, at its root.
        var modal: AppModal
        var path: [VisitedPlace]
    }

    /// The section on show, under any modal.
    var section = AppSection.home

    /// The places above the roots of the sections, as ``subscript(_:)`` keeps them: a section at its root is left out.
    var paths: [AppSection: [VisitedPlace]] = [:]

    /// What is presented, the modal on show last.
    var modals: [Modal] = []

    /// What is asked on top of everything, or nil.
    var alert: AppAlert?

    /// Who is signed in, or nil for a visitor.
    var userName: String?

    /// The path of a flow, or of none where there is no such flow.
    subscript(flow: FlowKey) -> [VisitedPlace] {
        get {
            switch flow {
            case .section(let section): paths[section] ?? []
            case .modal(let level): modals.indices.contains(level) ? modals[level].path : []
            }
        }
        set {
            switch flow {
            case .section(let section): paths[section] = newValue.isEmpty ? nil : newValue
            case .modal(let level): if modals.indices.contains(level) { modals[level].path = newValue }
            }
        }
    }

    /// The flow on show, under any alert.
    var visibleFlow: FlowKey { modals.isEmpty ? .section(section) : .modal(modals.count - 1) }

    /// Changes the state as something changed.
    mutating func apply(_ change: NavigationChange) {
        switch change {
        case .pushed(let place, let flow): self[flow].append(place)
        case .popped(_, let flow): self[flow].removeLast(min(1, self[flow].count))
        case .moved(_, let path, let flow): self[flow] = path
        case .selected(let section, _): self.section = section
        case .presented(let modal, let path): modals.append(Modal(modal: modal.atRoot, path: path))
        case .dismissed: modals.removeLast(min(1, modals.count))
        case .asked(let alert): self.alert = alert
        case .answered: alert = nil
        case .signedIn(let userName): self.userName = userName
        case .signedOut: userName = nil
        case .wrote, .acted: break
        }
    }
}
