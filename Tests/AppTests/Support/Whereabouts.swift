import Domain
import Navigation

@testable import App

/// All navigation of the app as one value, so that tests compare all of it.
struct Whereabouts: Hashable {
    /// One modal: what it is, and the names of its places, root first.
    struct Modal: Hashable {
        var value: AppModal
        var places: [String]

        /// A modal; at which of its places it was first presented is not where it is now.
        init(_ value: AppModal, _ places: [String]) {
            self.value =
                switch value {
                case .settings: .settings(.preferences)
                case .profile: .profile(.person)
                case .booking(let route): .booking(route.root)
                case .login, .locked, .contactSupport, .share, .onboarding, .purchaseConfirmation: value
                }
            self.places = places
        }
    }

    var section: AppSection
    var home: [HomeRoute]
    var orders: [OrdersRoute]
    /// The paths of the other sections that are not at their roots.
    var others: [AppSection: [AppRoute]]
    var modals: [Modal]
    var alert: AppAlert?
    var staff: String?

    init(
        _ section: AppSection, home: [HomeRoute] = [], orders: [OrdersRoute] = [],
        others: [AppSection: [AppRoute]] = [:], modals: [Modal] = [], alert: AppAlert? = nil, staff: String? = nil
    ) {
        self.section = section
        self.home = home
        self.orders = orders
        self.others = others
        self.modals = modals
        self.alert = alert
        self.staff = staff
    }

    /// Somewhere under a sheet that asks to sign in.
    init(
        _ section: AppSection, orders: [OrdersRoute] = [], sheet: AppModal, staff: String? = nil
    ) {
        self.init(section, orders: orders, modals: [Modal(sheet, ["Sign in"])], staff: staff)
    }
}

extension AppCoordinator {
    /// Where the app is.
    var whereabouts: Whereabouts {
        let modals = zip(presentation.modals, presentedFlows).map { modal, flow in
            Whereabouts.Modal(modal.value, flow.coordinator.breadcrumb)
        }
        return Whereabouts(
            section, home: home.stack.path, orders: orders.path, others: otherPaths, modals: modals,
            alert: presentedAlert,
            staff: session?.staff.userName)
    }
}

extension Whereabouts {
    /// Leaves a section's stack out of the comparison.
    mutating func forget(_ section: AppSection) {
        switch section {
        case .home: home = []
        case .orders: orders = []
        default: others[section] = nil
        }
    }
}

extension AppCoordinator {
    /// The stacks of all sections but one, root included.
    func stacks(except section: AppSection) -> [[AppRoute]] {
        AppSection.allCases.filter { $0 != section }.map { flow(of: $0).routes }
    }

    private var otherPaths: [AppSection: [AppRoute]] {
        let flows = startedFlows.filter { ![.home, .orders].contains(type(of: $0).section) }
        let paths = flows.map { (type(of: $0).section, Array($0.routes.dropFirst())) }
        return Dictionary(uniqueKeysWithValues: paths.filter { !$0.1.isEmpty })
    }
}

/// Everything that a step could change, identities of places included.
struct Everything: Hashable {
    let whereabouts: Whereabouts
    let visible: PlaceID
    let live: Set<PlaceID>
    let saved: [StateOwner: String]

    init(_ scene: AppScene) {
        whereabouts = scene.coordinator.whereabouts
        visible = scene.visiblePlace
        live = scene.livePlaces
        saved = scene.coordinator.statesToSave().mapValues { String(decoding: $0, as: UTF8.self) }
    }
}
