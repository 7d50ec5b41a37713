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

/// Where a modal is: the stack that is its own, how many modals lie under it, and who hears of what changes in it.
struct ModalSeat {
    let stack: StackID
    let level: Int
    let journal: NavigationJournal
}
