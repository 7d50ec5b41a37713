import DesignSystem
import Domain
import Navigation
import TextShell

/// The frame around every place.
extension AppScene {
    var frame: SceneFrame {
        let signIn = coordinator.signIn
        return SceneFrame(
            breadcrumb: signIn?.stack.places.map(\.route.title)
                ?? coordinator.routes(of: coordinator.section).map(\.title),
            account: account,
            tabs: AppSection.allCases.map { Tab(name: $0.title, isSelected: $0 == coordinator.section) },
            isSheet: signIn != nil, canGoBack: signIn != nil || coordinator.routes(of: coordinator.section).count > 1)
    }

    private var account: String {
        guard let staff = coordinator.session?.staff else { return "not signed in" }
        return "\(staff.name), \(staff.role.rawValue)"
    }
}
