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

    /// The name of its root in the breadcrumb.
    var rootTitle: String {
        switch self {
        case .login: SignInRoute.credentials.title
        case .locked(let userName): SignInRoute.unlock(userName: userName).title
        case .settings: SettingsRoute.preferences.title
        case .profile: ProfileRoute.person.title
        case .booking(let route): route.root.title
        case .contactSupport(let number): OrderSheetRoute.contactSupport(number).title
        case .share(let number): OrderSheetRoute.share(number).title
        case .onboarding: OnboardingRoute.welcome.title
        case .purchaseConfirmation(let orders): PurchaseRoute.confirmation(orders).title
        }
    }

    /// The modal as it is presented at its root.
    var atRoot: AppModal {
        switch self {
        case .settings: .settings(.preferences)
        case .profile: .profile(.person)
        case .booking(let route): .booking(route.root)
        case .login, .locked, .contactSupport, .share, .onboarding, .purchaseConfirmation: self
        }
    }

    /// The places above its root that it is presented with.
    var path: [VisitedPlace] {
        switch self {
        case .settings(let route): route.visitedPath
        case .profile(let route): route.visitedPath
        case .booking(let route): route.visitedPath
        case .login, .locked, .contactSupport, .share, .onboarding, .purchaseConfirmation: []
        }
    }

    /// The modal without what somebody searched for.
    var withoutSearch: AppModal {
        switch self {
        case .login(let returnAction): .login(returnAction: returnAction.withoutSearch)
        case .onboarding(let returnAction): .onboarding(returnAction.withoutSearch)
        case .locked, .settings, .profile, .booking, .contactSupport, .share, .purchaseConfirmation: self
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
    case discardQueued(OutboxNumber)
    case signOut
    case discardDraft(LeaveIntent)

    /// The question's name in the frame.
    var title: String {
        switch self {
        case .cancelOrder: "Cancel order"
        case .cancelAppointment: "Cancel appointment"
        case .moveAppointment: "Move appointment"
        case .discardQueued: "Discard"
        case .signOut: "Sign out"
        case .discardDraft: "Unsaved"
        }
    }

    /// The question without what somebody searched for.
    var withoutSearch: AppAlert {
        if case .discardDraft(.route(let route)) = self { .discardDraft(.route(route.withoutSearch)) } else { self }
    }
}

/// Where someone wanted to go who is asked first whether a draft may be lost.
nonisolated enum LeaveIntent: Hashable, Sendable {
    case back
    case section(AppSection)
    case route(AppRoute)
    /// Back in the section on show to the topmost place that shows a route.
    case upTo(AppRoute)
    case signIn
    case signOut
    case undo
    case redo
}
