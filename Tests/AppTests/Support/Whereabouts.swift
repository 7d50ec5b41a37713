import Domain
import Navigation

@testable import App

/// All navigation of the app as one value, so that tests compare all of it.
struct Whereabouts: Hashable {
    var section: AppSection
    var orders: [OrdersRoute]
    var sheet: AppSheet?
    var staff: String?

    init(_ section: AppSection, orders: [OrdersRoute] = [], sheet: AppSheet? = nil, staff: String? = nil) {
        self.section = section
        self.orders = orders
        self.sheet = sheet
        self.staff = staff
    }
}

extension AppCoordinator {
    /// Where the app is.
    var whereabouts: Whereabouts {
        Whereabouts(section, orders: orders.path, sheet: presentedSheet, staff: session?.staff.userName)
    }
}

/// Everything that a step could change, identities of places and notices included.
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
