import Domain
import Support

@testable import App

nonisolated extension PatientsRoute: Walkable {
    static var first: PatientsRoute { .list }

    var next: PatientsRoute? {
        switch self {
        case .list: SearchText("lena").map(PatientsRoute.search)
        case .search: .register
        case .register: PatientNumber(2001).map(PatientsRoute.detail)
        case .detail(let number): .edit(number)
        case .edit(let number): .notes(number)
        case .notes(let number): .history(number)
        case .history: nil
        }
    }
}

nonisolated extension NoteReasonRoute: Walkable {
    static var first: NoteReasonRoute { .reason(.known(2_001)) }
    var next: NoteReasonRoute? { nil }
}
