import DesignSystem
import Domain
import Observation

/// The model of a list, which keeps one page of the offers of a kind current.
@Observable
package final class OfferListModel {
    private(set) var page = LoadState<PagePresentation<OfferRowPresentation>>.idle

    /// The page, restored after a restart.
    var input: [String: String] {
        get { turner.input }
        set { turner.input = newValue }
    }

    /// The number of requested pages; reading restarts when it changes.
    var reading: Int { turner.turns }

    private let kind: OfferKind
    private let dependencies: OffersDependencies
    private weak let coordinator: (any OffersCoordinating)?
    private var turner = PageTurner<ProductCursor>()
    private let pageSize: Int

    /// A list of a kind that has not been read yet.
    package init(
        _ kind: OfferKind, dependencies: OffersDependencies, coordinator: any OffersCoordinating, pageSize: Int = 20
    ) {
        self.kind = kind
        self.dependencies = dependencies
        self.coordinator = coordinator
        self.pageSize = pageSize
    }

    var title: String { kind.title }

    /// The title of the button that adds something.
    var adding: String { "Add a \(kind.singular)" }

    func observe() async {
        let (start, name) = (turner.index * pageSize, kind.singular.withCapital)
        let query = OfferQuery(kind, after: turner.after, pageSize: pageSize)
        await dependencies.offers.offers(query).load(into: \.page, of: self) { found in
            turner.learn(next: found.next)
            return PagePresentation(
                found.offers.map(OfferRowPresentation.init), named: name, from: start, of: found.total,
                hasNext: found.next != nil)
        }
    }

    func show(_ row: OfferRowPresentation) { coordinator?.showForm(of: .known(row.id)) }
    func add() { coordinator?.showForm(of: .new(kind)) }

    func showNextPage() {
        if turner.goToNext() { page = .loading }
    }

    func showPreviousPage() {
        if turner.goBack() { page = .loading }
    }
}

/// An offer as a row shows it.
nonisolated struct OfferRowPresentation: Hashable, Sendable, Identifiable, Recorded {
    let id: OfferID
    let title: String
    /// The length of a service, or the price of a product.
    let detail: String
    let standing: String
    let record: Record

    init(_ offer: Offer) {
        record = offer.record
        id = offer.id
        title = offer.title
        standing = offer.isRetired ? "retired" : ""
        detail =
            switch offer.content {
            case .service(let offer): offer.service.length
            case .category: ""
            case .product(let product): product.price.description
            }
    }
}
