import DesignSystem
import Domain

nonisolated extension OffersRoute: LinkingRoute {
    /// The form of an offer.
    static func place(of record: Record) -> OffersRoute? {
        guard let words = record.word(ofType: "offer")?.split(separator: "/"), words.count == 2 else { return nil }
        let id: OfferID? =
            switch OfferKind(rawValue: String(words[0])) {
            case .services: ServiceSlug(String(words[1])).map(OfferID.service)
            case .categories: CategoryName(String(words[1])).map(OfferID.category)
            case .products: Int(words[1]).flatMap { ProductNumber($0) }.map(OfferID.product)
            case nil: nil
            }
        return id.map { .form(.known($0)) }
    }

    func destination(of control: String, in state: AppState) -> AppRoute? {
        switch (self, control) {
        case (.overview, "hours"): .offers(.hours(.clinic))
        case (.overview, _) where control.hasPrefix("hours-"):
            ClinicianSlug(String(control.dropFirst(6))).map { .offers(.hours(.clinician($0))) }
        case (.overview, _): OfferKind(rawValue: control).map { .offers(.list($0)) }
        case (.list(let kind), "add"): .offers(.form(.new(kind)))
        case (.list, _), (.form, _), (.hours, _): nil
        }
    }
}
