import Domain
import Navigation

/// Every place of the Catalog section.
nonisolated enum CatalogRoute: LinkedRoute {
    case categories

    /// The route one step closer to the root, or nil for the root itself.
    var parent: CatalogRoute? {
        switch self {
        case .categories: nil
        }
    }

    /// The route's name in the breadcrumb.
    var title: String {
        switch self {
        case .categories: "Catalog"
        }
    }

    /// What the gate asks of whoever wants to see the place.
    var requirement: AccessRequirement {
        switch self {
        case .categories: .none
        }
    }

    /// The place as a place of the app.
    var inApp: AppRoute { .catalog(self) }

    /// The links of the section.
    static let links = LinkTable<CatalogRoute>([LinkPattern("catalog", .categories)])
}
