import Domain
import Observation

/// The model of the start: the three kinds of offers, and whose hours can be changed.
@Observable
package final class OffersOverviewModel {
    private(set) var weeks = LoadState<[WeekRowPresentation]>.idle

    private let dependencies: OffersDependencies
    private weak let coordinator: (any OffersCoordinating)?

    /// The start, whose hours have not been read yet.
    package init(dependencies: OffersDependencies, coordinator: any OffersCoordinating) {
        self.dependencies = dependencies
        self.coordinator = coordinator
    }

    func observe() async {
        await dependencies.offers.weeks().load(into: \.weeks, of: self) { $0.map(WeekRowPresentation.init) }
    }

    func show(_ kind: OfferKind) { coordinator?.showOffers(kind) }
    func show(_ row: WeekRowPresentation) { coordinator?.showHours(of: row.id) }
}

/// The hours of the clinic or a clinician as a row shows them.
nonisolated struct WeekRowPresentation: Hashable, Sendable, Identifiable {
    let id: HoursOwner
    let name: String
    let summary: String

    /// The name of its button.
    var control: String {
        switch id {
        case .clinic: "hours"
        case .clinician(let user): "hours-\(user)"
        }
    }

    init(_ week: WeeklyHours) {
        id = week.owner
        name = week.name
        let days = Set(week.hours.spans.map(\.weekday)).count
        let none = week.owner == .clinic ? "closed" : "whenever the clinic is open"
        summary = days == 0 ? none : days == 1 ? "1 day a week" : "\(days) days a week"
    }
}
