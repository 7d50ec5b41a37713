import Domain

@testable import App

nonisolated extension PatientsRoute: Walkable {
    static var first: PatientsRoute { .list }

    var next: PatientsRoute? {
        switch self {
        case .list: nil
        }
    }
}
