import DesignSystem
import Domain
import FoundationEssentials
import Navigation
import TextShell

/// The frame around every place.
extension AppScene {
    var frame: SceneFrame {
        let (alert, modal) = (coordinator.presentedAlert, coordinator.presentedModal)
        let breadcrumb = coordinator.state.breadcrumb
        return SceneFrame(
            breadcrumb: breadcrumb, account: account,
            status: (sync?.status.words ?? []) + reminders,
            banner: container.clinic.isExample ? "example clinic" : nil,
            tabs: AppSection.allCases.map { Tab(name: $0.title, isSelected: $0 == coordinator.section) },
            style: alert == nil ? modal?.style ?? .page : .alert,
            canGoBack: alert != nil || breadcrumb.count > 1 || modal?.canBeClosed ?? false)
    }

    var person: String? { coordinator.session?.staff.id.rawValue.uuidString }

    /// Only those who can do something about it are told.
    private var reminders: [String] {
        guard let backups = container.backups, coordinator.session?.staff.role.may(.manageStaff) == true else {
            return []
        }
        let now = container.clock.now
        return backups(now).words(at: now).map { [$0] } ?? []
    }

    private var account: String {
        guard let staff = coordinator.session?.staff else { return "not signed in" }
        return "\(staff.name), \(staff.role.rawValue)"
    }
}
