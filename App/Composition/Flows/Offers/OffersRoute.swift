import Domain
import Navigation

/// Every place of the Offers sheet.
nonisolated enum OffersRoute: LinkedRoute {
    case overview
    case list(OfferKind)
    case form(OfferSubject)
    case hours(HoursOwner)

    /// The route's name in the breadcrumb.
    var title: String {
        switch self {
        case .overview: "Services and products"
        case .list(let kind): kind.rawValue.withCapital
        case .form(.new): "New"
        case .form(.known(let id)): id.word
        case .hours(.clinic): "Hours"
        case .hours(.clinician(let user)): "Hours of \(user)"
        }
    }

    /// The route one step closer to the root, or nil for the root itself.
    var parent: OffersRoute? {
        switch self {
        case .overview: nil
        case .list, .hours: .overview
        case .form(let subject): .list(subject.kind)
        }
    }

    static var section: AppSection? { nil }
    var appRoute: AppRoute { .offers(self) }

    /// A place of the app as a place of this flow, or nil for one of another.
    init?(_ route: AppRoute) {
        guard case .offers(let route) = route else { return nil }
        self = route
    }

    var requirement: AccessRequirement { .permission(.manageOffers) }
    var modal: AppModal? { .offers }

    /// The links of the sheet.
    static let links = LinkTable<OffersRoute>(
        .clinic,
        [
            LinkPattern("offers", .overview),
            LinkPattern("offers/services", .list(.services)),
            LinkPattern("offers/categories", .list(.categories)),
            LinkPattern("offers/products", .list(.products)),
            LinkPattern("offers/new/{kind}", make: { .form(.new($0)) }) {
                if case .form(.new(let kind)) = $0 { kind } else { nil }
            },
            LinkPattern("offers/services/{service}", make: { .form(.known(.service($0))) }) {
                if case .form(.known(.service(let slug))) = $0 { slug } else { nil }
            },
            LinkPattern("offers/categories/{category}", make: { .form(.known(.category($0))) }) {
                if case .form(.known(.category(let name))) = $0 { name } else { nil }
            },
            LinkPattern("offers/products/{number}", make: { .form(.known(.product($0))) }) {
                if case .form(.known(.product(let number))) = $0 { number } else { nil }
            },
            LinkPattern("offers/hours", .hours(.clinic)),
            LinkPattern("offers/hours/{user}", make: { .hours(.clinician($0)) }) {
                if case .hours(.clinician(let user)) = $0 { user } else { nil }
            },
        ])
}

nonisolated extension OfferKind: LinkParameter {
    /// Reads a kind in a link.
    package init?(linkSegment: String) { self.init(rawValue: linkSegment) }

    /// The name of the kind.
    package var linkSegment: String { rawValue }
}
