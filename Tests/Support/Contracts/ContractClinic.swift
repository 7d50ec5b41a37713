import Domain
import Foundation
import Testing

/// The repositories under test, over one clinic with the people of ``FakeAccount/samples``, an order in every state,
/// and nobody signed in.
package struct ContractClinic: Sendable {
    /// The orders under test.
    package let orders: any OrderRepository
    /// The patients under test.
    package let patients: any PatientRepository
    /// The appointments under test.
    package let appointments: any AppointmentRepository
    /// The catalogue under test.
    package let catalog: any CatalogRepository
    /// The carts under test.
    package let carts: any CartRepository
    /// The waiting room's music under test.
    package let music: any MusicRepository
    /// The onboarding under test.
    package let onboarding: any OnboardingRepository
    /// The staff under test.
    package let staff: any StaffRepository
    /// The changes of records under test.
    package let history: any HistoryRepository
    /// The offers and hours under test.
    package let offers: any OfferRepository
    /// The failed writes under test.
    package let failedWrites: any FailedWriteRepository
    /// The sync repository under test.
    package let sync: any SyncRepository
    /// The sign-in under test.
    package let sessions: any StaffSessionRepository
    /// The saved places under test.
    package let savedStates: any SavedStateRepository
    /// The preferences under test.
    package let preferences: any PreferencesRepository
    /// The clock that the implementation was made with.
    package let clock: FixedClock

    /// Makes a change wait for a person and returns its number. Nil for a clinic whose writes wait for nothing.
    package var bringAbout: (@Sendable (Waiting) async throws -> OutboxNumber)?

    /// Makes the storage fail at a write with this description, by the person who is signed in.
    let failWrite: @Sendable (String) -> Void

    private let identifiers: any IdentifierSource

    /// A clinic from its repositories, a source of operation ids, and a way to make a write fail.
    package init(
        orders: any OrderRepository, patients: any PatientRepository, appointments: any AppointmentRepository,
        catalog: any CatalogRepository, carts: any CartRepository, music: any MusicRepository,
        onboarding: any OnboardingRepository, staff: any StaffRepository,
        history: any HistoryRepository, offers: any OfferRepository, failedWrites: any FailedWriteRepository,
        sync: any SyncRepository,
        sessions: any StaffSessionRepository, savedStates: any SavedStateRepository,
        preferences: any PreferencesRepository, clock: FixedClock, identifiers: any IdentifierSource,
        failWrite: @escaping @Sendable (String) -> Void
    ) {
        self.orders = orders
        self.patients = patients
        self.appointments = appointments
        self.catalog = catalog
        self.carts = carts
        self.music = music
        self.onboarding = onboarding
        self.staff = staff
        self.history = history
        self.offers = offers
        self.failedWrites = failedWrites
        self.sync = sync
        self.sessions = sessions
        self.savedStates = savedStates
        self.preferences = preferences
        self.clock = clock
        self.identifiers = identifiers
        self.failWrite = failWrite
    }
}

extension ContractClinic {
    /// A change that waits for a person.
    package enum Waiting: Hashable, Sendable {
        /// A refused change that anyone may make, with a clinical note waiting for it.
        case refused
        /// A change of a patient with two fields that conflict with another workstation's.
        case fields
        /// A step of an order that conflicts with another workstation's, with another step waiting for it.
        case record
    }

    /// Makes a change wait for a person.
    func wait(_ waiting: Waiting) async throws -> OutboxNumber {
        let bringAbout = try #require(bringAbout, "nothing waits in such a clinic")
        return try await bringAbout(waiting)
    }
}

extension ContractClinic {
    /// An operation id that no request has used.
    func operation() -> OperationID { OperationID(identifiers.next()) }

    @discardableResult
    func signIn(_ role: Role) async throws -> StaffSession {
        try await sessions.signIn(.sample(role), operation: operation())
    }

    /// Tries to sign in. Returns the error, or nil on success.
    func problem(signingIn userName: String, _ password: String) async -> AppError? {
        do {
            let credentials = Credentials(userName: userName, password: Secret(password))
            _ = try await sessions.signIn(credentials, operation: operation())
            return nil
        } catch {
            return error
        }
    }

    /// Tries to change the password of the person who is signed in. Returns the error, or nil on success.
    func problem(
        changing current: String, to new: String, as operation: OperationID? = nil
    ) async -> AppError? {
        do {
            try await sessions.changePassword(
                from: Secret(current), to: Secret(new), operation: operation ?? self.operation())
            return nil
        } catch {
            return error
        }
    }

    /// Takes an order one step on, from its version unless another is given, as a new operation unless one is given.
    @discardableResult
    func move(
        _ order: Order, version: Int? = nil, to state: OrderState, note: String? = nil,
        as operation: OperationID? = nil
    ) async throws -> Order {
        var reader = orders.order(order.number).reader()
        let present = (try? await reader.value()) ?? order
        return try await orders.move(
            order.id, version: version ?? present.version, to: state, note: note,
            operation: operation ?? self.operation())
    }

    func signOut() async { await sessions.signOut(operation: operation()) }

    /// Every order that the person who is signed in can see.
    func everyOrder() async throws -> [Order] {
        var page = orders.orders(OrderQuery(pageSize: 500)).reader()
        return try await page.value().orders
    }

    /// An order in a state.
    func order(in state: OrderState) async throws -> Order {
        try #require(
            try await everyOrder().first { $0.state == state && $0.history.last?.state == state },
            "the clinic has no \(state) order")
    }

    /// The current state of an order.
    func current(_ order: Order) async throws -> Order {
        var reader = orders.order(order.number).reader()
        return try await reader.value()
    }
}
