import DesignSystem
import Domain

/// What can be presented over the sections. Each has a flow of its own.
nonisolated enum AppModal: Hashable, Sendable {
    case login(returnAction: ReturnAction)
    case locked(userName: String)
    case settings(SettingsRoute)
    case profile(ProfileRoute)
    case booking(BookingRoute)
    case contactSupport(OrderNumber)
    case share(OrderNumber)
    case onboarding(ReturnAction)
    case purchaseConfirmation([OrderNumber])

    /// How it lies over what is below.
    var style: ScreenStyle {
        switch self {
        case .login, .settings, .profile, .booking, .contactSupport, .share: .sheet
        case .locked, .onboarding, .purchaseConfirmation: .fullScreenCover
        }
    }

    /// Whether going back takes it away.
    var canBeClosed: Bool {
        switch self {
        case .login, .settings, .profile, .booking, .contactSupport, .share, .purchaseConfirmation: true
        case .locked, .onboarding: false
        }
    }
}

/// What can be asked on top of everything. At most one at a time.
nonisolated enum AppAlert: Hashable, Sendable {
    case cancelOrder(OrderNumber)
    case cancelAppointment(AppointmentNumber)
    case moveAppointment(AppointmentNumber, to: Minute)
    case signOut
    case discardDraft(LeaveIntent)

    /// The question's name in the frame.
    var title: String {
        switch self {
        case .cancelOrder: "Cancel order"
        case .cancelAppointment: "Cancel appointment"
        case .moveAppointment: "Move appointment"
        case .signOut: "Sign out"
        case .discardDraft: "Unsaved"
        }
    }
}

/// Where someone wanted to go who is asked first whether a draft may be lost.
nonisolated enum LeaveIntent: Hashable, Sendable {
    case back
    case section(AppSection)
    case route(AppRoute)
    case signOut
}
