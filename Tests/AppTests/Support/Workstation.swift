import Domain
import Foundation
import Navigation
import Support

@testable import App

/// A machine at the clinic, with fakes behind it: what the app is started on, and what is left when it ends.
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
    let failedWrites: FakeFailedWriteRepository
    let sync: FakeSyncRepository
    let clock = FixedClock()
    let deliveries = PendingDeliveries()

    init(_ saved: [StateOwner: Data] = [:], preferences: Preferences = Preferences(), reach: RemoteReach? = nil) {
        sessions = FakeStaffSessionRepository(clock: clock, deliveries: deliveries)
        savedStates = FakeSavedStateRepository(saved, sessions: sessions)
        orders = FakeOrderRepository(sessions: sessions, clock: clock, deliveries: deliveries)
        patients = FakePatientRepository(sessions: sessions, clock: clock, deliveries: deliveries)
        appointments = FakeAppointmentRepository(sessions: sessions, clock: clock, deliveries: deliveries)
        catalog = FakeCatalogRepository(sessions: sessions, clock: clock, deliveries: deliveries)
        carts = FakeCartRepository(
            catalog: catalog, orders: orders, sessions: sessions, clock: clock, deliveries: deliveries)
        music = FakeMusicRepository(clock: clock, deliveries: deliveries)
        onboarding = FakeOnboardingRepository(sessions: sessions, deliveries: deliveries)
        failedWrites = FakeFailedWriteRepository(sessions: sessions, clock: clock, deliveries: deliveries)
        sync = FakeSyncRepository(reach: reach, sessions: sessions, clock: clock, deliveries: deliveries)
        self.preferences = FakePreferencesRepository(preferences, clock: clock, deliveries: deliveries)
    }

    var container: DependencyContainer { container(clock: clock) }

    /// What the app is composed of here, with another clock than the fakes'.
    func container(clock: any WallClock) -> DependencyContainer {
        DependencyContainer(
            orders: orders, patients: patients, appointments: appointments, catalog: catalog, carts: carts,
            music: music, onboarding: onboarding, failedWrites: failedWrites, sync: sync, sessions: sessions,
            savedStates: savedStates, preferences: preferences,
            settings: CurrentPreferences(preferences.atStart), deliveries: deliveries, clock: clock,
            identifiers: NotedIdentifiers(SequentialIdentifiers()), timeZone: ClinicTimeZone(identifier: "GMT"))
    }

    /// Every fake that keeps what it was asked.
    var fakes: [any ObservedFake] {
        [orders, sessions, preferences, patients, appointments, catalog, carts, music, onboarding, failedWrites, sync]
    }

    /// A start of the app, with somebody signed in or as a visitor.
    func start(as role: Role? = nil) async throws -> AppCoordinator {
        let app = AppCoordinator(container: container)
        if let role {
            try await app.sessions.signIn(.sample(role))
        } else {
            await app.restorePlace(of: .visitor)
        }
        return app
    }

    /// A start of the app as the shell sees it.
    func scene(as role: Role? = nil) async throws -> AppScene {
        let scene = AppScene(container: container, remembersPlace: true)
        if let role {
            try await scene.coordinator.sessions.signIn(.sample(role))
        } else {
            await scene.coordinator.restorePlace(of: .visitor)
        }
        return scene
    }

    /// Puts something into the cart of whoever is here, which is then number 701.
    func fillCart() async throws {
        _ = try await carts.add(.known(501), quantity: 2, operation: OperationID(.sample(8_001)))
    }

    /// The same machine after the app ended with this state: what was saved is there, nobody is signed in.
    func afterEnd(of app: AppCoordinator) -> Workstation {
        Workstation(savedStates.saved.merging(app.statesToSave()) { $1 })
    }
}

extension SavedNavigation {
    /// The place as it is saved.
    func data() throws -> Data { try JSONEncoder().encode(self) }
}
