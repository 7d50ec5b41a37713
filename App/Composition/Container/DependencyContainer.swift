import Data
import DataSync
import Domain
import FoundationEssentials
import Home
import Navigation
import Profile
import Settings
import SignIn

/// The parts that the app is composed of. Only the container makes view models, and only its creator knows the real
/// Data behind it.
struct DependencyContainer {
    /// The clinic's orders.
    var orders: any OrderRepository

    /// The clinic's patients.
    let patients: any PatientRepository

    /// The clinic's appointments.
    let appointments: any AppointmentRepository

    /// The products of the clinic.
    let catalog: any CatalogRepository

    /// The carts.
    var carts: any CartRepository

    /// The music of the waiting room.
    let music: any MusicRepository

    /// The details that new staff enter.
    let onboarding: any OnboardingRepository

    /// The staff, for managers.
    let staff: any StaffRepository

    /// The changes of single records.
    let history: any HistoryRepository

    /// The offers and hours of the clinic, for managers.
    let offers: any OfferRepository

    /// The writes that failed on this workstation.
    let failedWrites: any FailedWriteRepository

    /// The writes that the remote does not have yet, and the state of the exchange.
    let sync: any SyncRepository

    /// The signed-in user.
    let sessions: any StaffSessionRepository

    /// Where each person was.
    let savedStates: any SavedStateRepository

    /// The display settings of this workstation.
    let preferences: any PreferencesRepository

    /// The current display settings.
    let settings: CurrentPreferences

    /// Which live reads are not done with what they were handed.
    let deliveries: PendingDeliveries

    /// Tells the time.
    let clock: any WallClock

    /// Makes the identities of operations, and notes them for the journal.
    let identifiers: NotedIdentifiers

    /// The clinic's time zone.
    let timeZone: ClinicTimeZone

    /// The clinic's name and currency, and whether it is the example.
    let clinic: ClinicProfile

    /// Reminds managers of backups; nil for a clinic that needs none.
    var backups: (@Sendable (Date) -> BackupReminder)?

    /// The user's steps, for screens that show something relative to the time.
    let steps = Steps()
}

extension DependencyContainer {
    /// Composes the app for an opened clinic with a clock, identifiers and deliveries.
    init(
        of workstation: ClinicWorkstation, clock: any WallClock, identifiers: any IdentifierSource,
        deliveries: PendingDeliveries
    ) {
        let store = workstation.store
        self.init(
            orders: store.orders, patients: store.patients, appointments: store.appointments, catalog: store.catalog,
            carts: store.carts, music: store.music, onboarding: store.onboarding, staff: store.staff,
            history: store.history,
            offers: store.offers, failedWrites: store.failedWrites, sync: workstation.sync, sessions: store.sessions,
            savedStates: store.savedStates,
            preferences: store.preferences, settings: CurrentPreferences(store.preferences.atStart),
            deliveries: deliveries, clock: clock,
            identifiers: NotedIdentifiers(identifiers), timeZone: store.timeZone, clinic: store.profile,
            backups: store.backups)
    }
}

/// A factory for every view model; each is made when its place is entered.
extension DependencyContainer {
    func homeModel(coordinator: HomeCoordinator) -> HomeModel {
        HomeModel(
            parts: HomeParts(
                orders: orders, appointments: appointments, catalog: catalog, failedWrites: failedWrites,
                sync: sync, coordinator: coordinator),
            sessions: sessions, coordinator: coordinator)
    }

    func settingsModel(coordinator: SettingsCoordinator, errors: AppCoordinator) -> SettingsModel {
        SettingsModel(
            preferences: preferences, sync: sync, identifiers: identifiers, coordinator: coordinator, errors: errors)
    }

    func profileModel(coordinator: ProfileCoordinator) -> ProfileModel {
        ProfileModel(sessions: sessions, coordinator: coordinator)
    }

    func changePasswordModel(coordinator: ProfileCoordinator, errors: AppCoordinator) -> ChangePasswordModel {
        ChangePasswordModel(sessions: sessions, identifiers: identifiers, coordinator: coordinator, errors: errors)
    }

    func unlockModel(_ userName: String, coordinator: SignInCoordinator, errors: AppCoordinator) -> SignInModel {
        SignInModel(
            lockedBy: userName, sessions: sessions, identifiers: identifiers, coordinator: coordinator, errors: errors)
    }

    func invitationModel(coordinator: SignInCoordinator, errors: AppCoordinator) -> InvitationModel {
        InvitationModel(
            staff: staff, sessions: sessions, identifiers: identifiers, coordinator: coordinator, errors: errors)
    }

    func signOutModel(coordinator: SessionCoordinator) -> SignOutModel {
        SignOutModel(coordinator: coordinator)
    }

    func signInModel(coordinator: SignInCoordinator, errors: AppCoordinator) -> SignInModel {
        SignInModel(
            purpose: coordinator.returnAction.purpose, sessions: sessions, identifiers: identifiers,
            coordinator: coordinator, errors: errors)
    }
}

nonisolated extension AppReturnAction {
    /// The reason for a sign-in, as its form shows it.
    var purpose: String {
        if self == .resume { "Sign in to go on where you left." } else { "Sign in to go to \(goal)." }
    }

    /// Where signing in leads, in words.
    var goal: String {
        switch self {
        case .resume: "where you left"
        case .section(let section): section.title
        case .route(let route): route.breadcrumb.trail
        }
    }
}
