import Domain

/// A coordinator that records the user's requests while looking at what the clinic offers.
@MainActor package final class RecordingOffersCoordinator: OffersCoordinating {
    /// A request of the user.
    package enum Request: Hashable, Sendable {
        /// To see everything of a kind.
        case offers(OfferKind)
        /// To add or change something.
        case form(OfferSubject)
        /// To see hours.
        case hours(HoursOwner)
        case formSaved
        /// To confirm that an offer is retired or brought back.
        case confirmRetiring(OfferID)
        case retiringAnswered
    }

    /// Every request, in order.
    package private(set) var requests: [Request] = [] {
        didSet { if let request = requests.last { asked?(request) } }
    }

    /// A closure that is called with each request.
    package var asked: ((Request) -> Void)?

    /// A coordinator without requests.
    package init() {}

    /// Records the request.
    package func showOffers(_ kind: OfferKind) { requests.append(.offers(kind)) }
    /// Records the request.
    package func showForm(of subject: OfferSubject) { requests.append(.form(subject)) }
    /// Records the request.
    package func showHours(of owner: HoursOwner) { requests.append(.hours(owner)) }
    /// Records the request.
    package func formSaved() { requests.append(.formSaved) }
    /// Records the request.
    package func confirmRetiring(_ id: OfferID) { requests.append(.confirmRetiring(id)) }
    /// Records the request.
    package func retiringAnswered() { requests.append(.retiringAnswered) }
}
