import DesignSystem
import Domain
import FoundationEssentials
import Observation

/// The model of the list, which keeps everyone current who works here or did.
@Observable
package final class StaffListModel {
    private(set) var colleagues = LoadState<[ColleagueRowPresentation]>.idle

    private let dependencies: StaffDependencies
    private weak let coordinator: (any StaffCoordinating)?

    /// A list that has not been read yet.
    package init(dependencies: StaffDependencies, coordinator: any StaffCoordinating) {
        self.dependencies = dependencies
        self.coordinator = coordinator
    }

    func observe() async {
        await dependencies.staff.colleagues().load(into: \.colleagues, of: self) { colleagues in
            colleagues.map(ColleagueRowPresentation.init)
        }
    }

    func show(_ row: ColleagueRowPresentation) {
        guard let userName = StaffSlug(row.id) else { return }
        coordinator?.showColleague(userName)
    }

    func invite() { coordinator?.showInvitation() }
}

/// A colleague as a row shows them.
nonisolated struct ColleagueRowPresentation: Hashable, Sendable, Identifiable, Recorded {
    let id: String
    let name: String
    let role: String
    let standing: String
    let record: Record

    init(_ colleague: Colleague) {
        record = colleague.record
        id = colleague.staff.userName
        name = colleague.staff.name
        role = colleague.staff.role.rawValue
        standing = colleague.standing.word
    }
}
