import DesignSystem
import Domain
import Offers
import Support
import Testing

/// The form of an offer, on its fakes.
final class OfferFormScreen: DrivenScreen {
    let fakes: OffersFakes
    let driver: ScreenDriver
    private weak var model: OfferFormModel?

    init(_ subject: OfferSubject, of offers: [Offer] = Offer.shown) {
        fakes = OffersFakes(offers)
        let model = OfferFormModel(subject, dependencies: fakes.dependencies, coordinator: fakes.coordinator)
        self.model = model
        driver = ScreenDriver(OfferFormView(model: model), style: .sheet, deliveries: fakes.deliveries)
    }

    var repositoryCalls: Int { fakes.offers.callCount }
    var openStreams: Int { fakes.offers.openStreams }
    var isModelGone: Bool { model == nil }
}

/// Every state of the form, named after its golden.
nonisolated enum OfferFormState: String, PreviewState {
    case loading, newService, newProduct, newCategory, incomplete, taken, storageFailed, service, retired, category,
        product, changedByOthers, refreshing, refreshFailed, failed, notFound, long, wide, hostile

    /// The screen in this state.
    @MainActor func screen() async throws -> OfferFormScreen {
        let screen = OfferFormScreen(try subject, of: offers)
        let (driver, answers) = (screen.driver, screen.fakes.offers.answers)
        if self == .failed { answers.outage = .storage(.busy(path: "/clinic/clinic.sqlite")) }
        if self == .loading {
            answers.hold()
            await driver.currentScreen()
            return screen
        }
        await driver.settle()
        switch self {
        case .incomplete: try await driver.press("save")
        case .taken:
            try await driver.type("check up", into: "title")
            try await driver.type("30", into: "minutes")
            try await driver.press("save")
        case .storageFailed:
            try await driver.type("Yearly check", into: "title")
            answers.failNext(with: .storage(.readOnly(path: "/clinic/clinic.sqlite")))
            try await driver.press("save")
        case .changedByOthers:
            try await driver.type("Yearly check", into: "title")
            try await screen.changeElsewhere()
            try await driver.press("save")
        case .refreshing: answers.freshness = .refreshing
        case .refreshFailed: answers.outage = .storage(.full(path: "/clinic/clinic.sqlite"))
        default: break
        }
        await driver.settle()
        return screen
    }

    private var subject: OfferSubject {
        get throws {
            switch self {
            case .newService, .taken: .new(.services)
            case .newProduct, .incomplete: .new(.products)
            case .newCategory: .new(.categories)
            case .retired: .known(try #require(.vaccination))
            case .category: .known(try #require(.eyeCare))
            case .product: .known(try #require(.lenses))
            case .notFound: .known(try #require(.nothing))
            default: .known(try #require(.checkup))
            }
        }
    }

    private var offers: [Offer] {
        switch self {
        case .long: Offer.named(Specimen.long)
        case .wide: Offer.named(Specimen.wide)
        case .hostile: Offer.named(Specimen.hostile)
        default: Offer.shown
        }
    }
}

extension OfferFormScreen {
    /// Another manager changes the length of the check-up.
    func changeElsewhere() async throws {
        let draft = try ServiceDraft(title: "Check-up", minutes: 50, clinicians: ["chen", "dana", "ines"])
        let seen = try #require(Offer.shown.first { $0.id == .checkup })
        _ = try await fakes.offers.change(.service(draft), over: seen, operation: OperationID(.sample(99)))
    }
}
