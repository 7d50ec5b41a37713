import Domain

@testable import App

nonisolated extension AppointmentsRoute: Walkable {
    static var first: AppointmentsRoute { .agenda }

    var next: AppointmentsRoute? {
        switch self {
        case .agenda: nil
        }
    }
}
