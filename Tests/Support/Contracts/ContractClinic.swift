import Domain
import Foundation
import Testing

/// What a contract needs of an implementation: its repositories over one clinic with the people of
/// ``FakeAccount/samples``, an order in every state, and nobody signed in.
package struct ContractClinic: Sendable {
    /// The orders under test.
    package let orders: any OrderRepository
    /// The clinic's patients. Under test.
    package let patients: any PatientRepository
    /// The clinic's appointments. Under test.
    package let appointments: any AppointmentRepository
    /// What the clinic sells. Under test.
    package let catalog: any CatalogRepository
    /// What someone is about to buy. Under test.
    package let carts: any CartRepository
    /// What plays in the waiting room. Under test.
    package let music: any MusicRepository
    /// What newcomers tell about themselves. Under test.
    package let onboarding: any OnboardingRepository
    /// The writes that failed on this workstation. Under test.
    package let failedWrites: any FailedWriteRepository
    /// How the workstation stands with its remote. Under test.
    package let sync: any SyncRepository
    /// The sign-in under test.
    package let sessions: any StaffSessionRepository
    /// The saved places under test.
    package let savedStates: any SavedStateRepository
    /// The workstation's preferences under test.
    package let preferences: any PreferencesRepository
    /// The clock that the implementation was made with.
    package let clock: FixedClock

    /// Lets something wait for a person, and says by which number; nil for a clinic whose writes wait for nothing.
    package var bringAbout: (@Sendable (Waiting) async throws -> OutboxNumber)?

    /// Lets the storage fail at a write, of which this is what it is, by whoever is signed in.
    let failWrite: @Sendable (String) -> Void

    private let identifiers: any IdentifierSource

    /// The repositories of one clinic, a source of operation ids, and a way to let a write fail.
    package init(
        orders: any OrderRepository, patients: any PatientRepository, appointments: any AppointmentRepository,
        catalog: any CatalogRepository, carts: any CartRepository, music: any MusicRepository,
        onboarding: any OnboardingRepository, failedWrites: any FailedWriteRepository, sync: any SyncRepository,
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
        /// It was refused, anyone may make it, and a clinical note waits for it.
        case refused
        /// Two fields of a patient contradict another workstation's.
        case fields
        /// It is a step of an order that contradicts another workstation's, and another step waits for it.
        case record
    }

    /// Lets a change wait for a person.
    func wait(_ waiting: Waiting) async throws -> OutboxNumber {
        let bringAbout = try #require(bringAbout, "nothing waits in such a clinic")
        return try await bringAbout(waiting)
    }
}

extension ContractClinic {
    /// The id of an operation that was never asked for.
    func operation() -> OperationID { OperationID(identifiers.next()) }

    @discardableResult
    func signIn(_ role: Role) async throws -> StaffSession {
        try await sessions.signIn(.sample(role), operation: operation())
    }

    /// Tries to sign in, and says what came of it: nil where it succeeded.
    func problem(signingIn userName: String, _ password: String) async -> AppError? {
        do {
            let credentials = Credentials(userName: userName, password: Secret(password))
            _ = try await sessions.signIn(credentials, operation: operation())
            return nil
        } catch {
            return error
        }
    }

    /// Tries to change the password of whoever is signed in, and says what came of it: nil where it succeeded.
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

    /// Takes one step from where the order is, or from a version of it, as a new operation unless one is given.
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

    /// An order as it is now.
    func current(_ order: Order) async throws -> Order {
        var reader = orders.order(order.number).reader()
        return try await reader.value()
    }
}
