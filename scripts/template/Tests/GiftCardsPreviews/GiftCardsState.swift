import Domain
import Support
import Testing

/// Every state of a screen of the section; the raw value ends its golden's name.
nonisolated enum GiftCardsState: String, PreviewState {
    case empty, loading, loaded, done, refreshing, refreshFailed, failed, refused, long, wide, hostile, notFound

    /// The screen in this state.
    @MainActor func screen(_ place: GiftCardsPlace) async throws -> GiftCardsScreen {
        let screen = try await bare(place)
        switch self {
        case .loading:
            screen.repository.answers.hold()
            await screen.driver.currentScreen()
            return screen
        case .failed: screen.repository.answers.outage = .storage(.busy(path: "/clinic/clinic.sqlite"))
        default: break
        }
        await screen.driver.settle()
        try await bringAbout(on: screen, place)
        return screen
    }

    @MainActor private func bare(_ place: GiftCardsPlace) async throws -> GiftCardsScreen {
        switch self {
        case .empty: try await GiftCardsScreen(place, giftCards: place == .list ? [] : [.sample(801, "Winter")])
        case .done: try await GiftCardsScreen(place, number: 803)
        case .notFound: try await GiftCardsScreen(place, number: 9_999)
        case .long: try await named(Specimen.long, place)
        case .wide: try await named(Specimen.wide, place)
        case .hostile: try await named("Eve <b>\\n 0.00 EUR", place)
        default: try await GiftCardsScreen(place)
        }
    }

    /// A screen on which everything has the same name.
    @MainActor private func named(_ title: String, _ place: GiftCardsPlace) async throws -> GiftCardsScreen {
        try await GiftCardsScreen(place, giftCards: (801...803).map { try .sample($0, title) })
    }

    @MainActor private func bringAbout(on screen: GiftCardsScreen, _ place: GiftCardsPlace) async throws {
        switch self {
        case .refreshing: screen.repository.answers.freshness = .refreshing
        case .refreshFailed: screen.repository.answers.outage = .storage(.full(path: "/clinic/clinic.sqlite"))
        case .refused where place == .detail:
            screen.repository.answers.failNext(with: .conflict(GiftCardProblem.doneAlready.message))
            try await screen.driver.press("finish")
        default: break
        }
        await screen.driver.settle()
    }
}
