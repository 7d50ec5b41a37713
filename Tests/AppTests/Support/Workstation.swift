import Domain
import Foundation
import Navigation
import Support

@testable import App

/// A workstation with fakes: the app starts on it, and its saved data remains afterwards.
final class Workstation {
    let sessions: FakeStaffSessionRepository
    let savedStates: FakeSavedStateRepository
    let orders: FakeOrderRepository
    let preferences: FakePreferencesRepository
    let patients: FakePatientRepository
    let appointments: FakeAppointmentRepository
    let catalog: FakeCatalogRepository
    let carts: FakeCartRepository
    let music: FakeMusicRepository
    let onboarding: FakeOnboardingRepository
    let staff: FakeStaffRepository
    let history: FakeHistoryRepository
    let offers: FakeOfferRepository
    let failedWrites: FakeFailedWriteRepository
    let sync: FakeSyncRepository
    let clock = FixedClock()
    let deliveries = PendingDeliveries()

    init(_ saved: [StateOwner: Data] = [:], preferences: Preferences = Preferences(), reach: RemoteReach? = nil) {
        sessions = FakeStaffSessionRepository(clock: clock, deliveries: deliveries)
        savedStates = FakeSavedStateRepository(saved, sessions: sessions)
        orders = FakeOrderRepository(sessions: sessions, clock: clock, deliveries: deliveries)
        appointments = FakeAppointmentRepository(sessions: sessions, clock: clock, deliveries: deliveries)
        patients = FakePatientRepository(
            sessions: sessions, appointments: appointments, clock: clock, deliveries: deliveries)
        catalog = FakeCatalogRepository(sessions: sessions, clock: clock, deliveries: deliveries)
        carts = FakeCartRepository(
            catalog: catalog, orders: orders, sessions: sessions, clock: clock, deliveries: deliveries)
        music = FakeMusicRepository(clock: clock, deliveries: deliveries)
        onboarding = FakeOnboardingRepository(sessions: sessions, deliveries: deliveries)
        staff = FakeStaffRepository(sessions: sessions, clock: clock, deliveries: deliveries)
        history = FakeHistoryRepository(
            patients: patients, orders: orders, appointments: appointments, catalog: catalog, staff: staff,
            sessions: sessions, clock: clock, deliveries: deliveries)
        offers = FakeOfferRepository(sessions: sessions, clock: clock, deliveries: deliveries)
        failedWrites = FakeFailedWriteRepository(sessions: sessions, clock: clock, deliveries: deliveries)
        sync = FakeSyncRepository(reach: reach, sessions: sessions, clock: clock, deliveries: deliveries)
        self.preferences = FakePreferencesRepository(preferences, clock: clock, deliveries: deliveries)
    }

    var container: DependencyContainer { container(clock: clock) }

    /// The app's dependencies here, with a clock other than the fakes'.
    func container(clock: any WallClock) -> DependencyContainer {
        DependencyContainer(
            orders: orders, patients: patients, appointments: appointments, catalog: catalog, carts: carts,
            music: music, onboarding: onboarding, staff: staff,
            history: history,
            offers: offers, failedWrites: failedWrites, sync: sync,
            sessions: sessions, savedStates: savedStates, preferences: preferences,
            settings: CurrentPreferences(preferences.atStart), deliveries: deliveries, clock: clock,
            identifiers: NotedIdentifiers(SequentialIdentifiers()), timeZone: .gmt,
            clinic: ClinicProfile(name: "Clinic", currency: .eur, isExample: false))
    }

    /// Every fake that keeps its calls.
    var fakes: [any ObservedFake] {
        [
            orders, sessions, preferences, patients, appointments, catalog, carts, music, onboarding, staff,
            history,
            offers,
            failedWrites, sync,
        ]
    }

    /// An app at the start, with someone signed in or as a visitor.
    func start(as role: Role? = nil) async throws -> AppCoordinator {
        let app = AppCoordinator(container: container)
        if let role {
            try await app.sessions.signIn(.sample(role))
        } else {
            await app.restorePlace(of: .visitor)
        }
        return app
    }

    /// The scene of an app at the start, as the shell sees it.
    func scene(as role: Role? = nil) async throws -> AppScene {
        let scene = AppScene(container: container, remembersPlace: true)
        if let role {
            try await scene.coordinator.sessions.signIn(.sample(role))
        } else {
            await scene.coordinator.restorePlace(of: .visitor)
        }
        return scene
    }

    /// An app at the start of a session.
    func journalled(as role: Role? = nil) async throws -> AppScene {
        let scene = AppScene(container: container, remembersPlace: true)
        scene.coordinator.journal.begin(.restoring)
        if let role {
            try await scene.coordinator.sessions.signIn(.sample(role))
        } else {
            await scene.coordinator.restorePlace(of: .visitor)
        }
        return scene
    }

    /// Puts a product into the current cart, which then has number 701.
    func fillCart() async throws {
        _ = try await carts.add(.known(501), quantity: 2, operation: OperationID(.sample(8_001)))
    }

    /// The same workstation after the app ended: its saved data remains, and nobody is signed in.
    func afterEnd(of app: AppCoordinator) -> Workstation {
        Workstation(savedStates.saved.merging(app.statesToSave()) { $1 })
    }
}

extension SavedNavigation {
    /// The saved form of the place.
    func data() throws -> Data { try JSONEncoder().encode(self) }
}
