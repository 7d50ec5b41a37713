import Domain

@testable import App

nonisolated extension StaffRoute: Walkable {
    static var first: StaffRoute { .list }

    var next: StaffRoute? {
        switch self {
        case .list: StaffSlug("ben").map(StaffRoute.colleague)
        case .colleague(let userName): .history(userName)
        case .history: .invite
        case .invite: nil
        }
    }
}
