import Domain
import Navigation

@testable import App

/// The app's whole navigation as one value, so that tests compare all of it.
struct Whereabouts: Hashable {
    /// One modal: its kind and the names of its places, root first.
    struct Modal: Hashable {
        var value: AppModal
        var places: [String]

        init(_ value: AppModal, _ places: [String]) {
            (self.value, self.places) = (value, places)
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

    /// A place under a sheet that asks for a sign-in.
    init(
        _ section: AppSection, orders: [OrdersRoute] = [], sheet: AppModal, staff: String? = nil
    ) {
        self.init(section, orders: orders, modals: [Modal(sheet, ["Sign in"])], staff: staff)
    }
}

extension AppCoordinator {
    /// The app's current navigation.
    var whereabouts: Whereabouts {
        let modals = state.modals.map { Whereabouts.Modal($0.value, $0.stack.places.map { $0.route.title }) }
        return Whereabouts(
            section, home: home.path, orders: orders.path, others: otherPaths, modals: modals,
            alert: presentedAlert,
            staff: session?.staff.userName)
    }
}

extension Whereabouts {
    /// Excludes a section's stack from the comparison.
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
    func stacks(except section: AppSection?) -> [[AppRoute]] {
        AppSection.allCases.filter { $0 != section }.map { state[$0].places.map { $0.route } }
    }

    private var otherPaths: [AppSection: [AppRoute]] {
        let others = AppSection.allCases.filter { ![.home, .orders].contains($0) }
        return Dictionary(uniqueKeysWithValues: others.map { ($0, state.path(of: $0)) }.filter { !$0.1.isEmpty })
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
        visible = scene.place
        live = scene.places
        saved = scene.coordinator.statesToSave().mapValues { String(decoding: $0, as: UTF8.self) }
    }
}
