import Navigation

/// The navigation of one modal, from presenting to dismissing.
protocol ModalCoordinator: FlowCoordinator {
    /// Where the modal is.
    var seat: ModalSeat { get }
}

extension ModalCoordinator {
    var key: FlowKey { .modal(seat.level) }
    var journal: NavigationJournal? { seat.journal }
}

/// A modal with places that links lead to.
protocol LinkedModalCoordinator: ModalCoordinator where Route: LinkedRoute {
    /// The whole app's navigation, which owns this part of it.
    var app: AppCoordinator? { get }
}

extension LinkedModalCoordinator {
    /// Goes a step deeper, if the gates let this person through.
    func navigate(to route: Route) {
        app?.admit(route.inApp) { [self] in push(route) }
    }
}

/// Where a modal is: the stack that is its own, how many modals lie under it, and who hears of what changes in it.
struct ModalSeat {
    let stack: StackID
    let level: Int
    let journal: NavigationJournal
}
