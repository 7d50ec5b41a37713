import DesignSystem
import Domain
import Navigation

/// The modals of the app. Each has its own flow.
nonisolated enum AppModal: NavigationModal {
    case login(returnAction: AppReturnAction)
    case locked(userName: String)
    case settings
    case sync
    case profile
    case staff
    case offers
    case booking(BookingStart)
    case contactSupport(OrderNumber)
    case share(OrderNumber)
    case noteReason(PatientNumber)
    case onboarding(AppReturnAction)
    case purchaseConfirmation([OrderNumber])

    /// The presentation.
    var style: ScreenStyle {
        switch self {
        case .login, .settings, .sync, .profile, .staff, .offers, .booking, .contactSupport, .share, .noteReason: .sheet
        case .locked, .onboarding, .purchaseConfirmation: .fullScreenCover
        }
    }

    /// Where its flow starts.
    var root: AppRoute {
        switch self {
        case .login: .signIn(.credentials)
        case .locked(let userName): .signIn(.unlock(userName: userName))
        case .settings: .settings(.preferences)
        case .sync: .sync(.queue)
        case .profile: .profile(.person)
        case .staff: .staff(.list)
        case .offers: .offers(.overview)
        case .booking(let start): .booking(.services(start))
        case .contactSupport(let number): .orderSheet(.contactSupport(number))
        case .share(let number): .orderSheet(.share(number))
        case .noteReason(let number): .noteReason(.reason(number))
        case .onboarding: .onboarding(.welcome)
        case .purchaseConfirmation(let orders): .purchase(.confirmation(orders))
        }
    }

    /// The modal without search text.
    var withoutSearch: AppModal {
        switch self {
        case .login(let returnAction): .login(returnAction: returnAction.withoutSearch)
        case .onboarding(let returnAction): .onboarding(returnAction.withoutSearch)
        case .locked, .settings, .sync, .profile, .staff,
            .offers, .booking, .contactSupport, .share, .purchaseConfirmation:
            self
        case .noteReason: self
        }
    }

    /// The action after signing in at the modal, or nil if it is not a sign-in.
    var returnAction: AppReturnAction? {
        switch self {
        case .login(let returnAction), .onboarding(let returnAction): returnAction
        case .locked: .resume
        case .settings, .sync, .profile, .staff,
            .offers, .booking, .contactSupport, .share, .purchaseConfirmation:
            nil
        case .noteReason: nil
        }
    }

    /// Whether going back takes it away.
    var canBeClosed: Bool {
        switch self {
        case .login, .settings, .sync, .profile, .staff,
            .offers, .booking, .contactSupport, .share, .purchaseConfirmation:
            true
        case .noteReason: true
        case .locked, .onboarding: false
        }
    }

    /// Whether the terminal is locked until it is gone.
    var isLock: Bool { if case .locked = self { true } else { false } }
}
