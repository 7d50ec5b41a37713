import Domain

/// A coordinator that records the user's requests while looking at the staff.
@MainActor package final class RecordingStaffCoordinator: StaffCoordinating {
    /// A request of the user.
    package enum Request: Hashable, Sendable {
        /// To see this colleague.
        case colleague(StaffSlug)
        /// To see who changed this colleague.
        case history(StaffSlug)
        case invitation
        case invitationDone
        /// To confirm a change of a colleague.
        case confirm(StaffChange, StaffSlug)
        case changeAnswered
    }

    /// Every request, in order.
    package private(set) var requests: [Request] = [] {
        didSet { if let request = requests.last { asked?(request) } }
    }

    /// A closure that is called with each request.
    package var asked: ((Request) -> Void)?

    /// A coordinator without requests.
    package init() {}

    /// Records the request.
    package func showColleague(_ userName: StaffSlug) { requests.append(.colleague(userName)) }
    /// Records the request.
    package func showHistory(of userName: StaffSlug) { requests.append(.history(userName)) }
    /// Records the request.
    package func showInvitation() { requests.append(.invitation) }
    /// Records the request.
    package func invitationDone() { requests.append(.invitationDone) }
    /// Records the request.
    package func confirm(_ change: StaffChange, of userName: StaffSlug) { requests.append(.confirm(change, userName)) }
    /// Records the request.
    package func changeAnswered() { requests.append(.changeAnswered) }
}
