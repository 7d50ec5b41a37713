import DesignSystem
import Domain
import Navigation

/// Presenting and dismissing.
extension AppCoordinator {
    /// The sheet on show, or nil.
    var presentedSheet: AppModal? {
        presentation.top.flatMap { $0.value.style == .sheet ? $0.value : nil }
    }

    /// The full-screen cover on show, or nil.
    var presentedFullScreenCover: AppModal? {
        presentation.top.flatMap { $0.value.style == .fullScreenCover ? $0.value : nil }
    }

    /// Whether the sheet on show asks to sign in.
    var asksToSignIn: Bool {
        if case .login? = presentation.top?.value { true } else { false }
    }

    /// Whether the station waits for whoever locked it, or for someone else to sign in.
    var isLocked: Bool {
        if case .locked? = presentation.top?.value { true } else { false }
    }

    /// The alert on top of everything, or nil.
    var presentedAlert: AppAlert? { presentation.alert?.value }

    /// Presents the sign-in sheet in place of all that is presented: the latest wish wins.
    func presentLogin(returnAction: ReturnAction) {
        dismissAll()
        present(.login(returnAction: returnAction))
    }

    /// The coordinator of a modal that is being presented.
    func flow(of modal: AppModal, in seat: ModalSeat) -> ModalFlow {
        switch modal {
        case .login(let returnAction):
            .signIn(SignInCoordinator(seat: seat, root: .credentials, returnAction: returnAction, app: self))
        case .locked(let userName):
            .signIn(
                SignInCoordinator(seat: seat, root: .unlock(userName: userName), returnAction: .resume, app: self))
        case .settings(let route): .settings(SettingsCoordinator(seat: seat, at: route, app: self))
        case .profile(let route): .profile(ProfileCoordinator(seat: seat, at: route, app: self))
        case .onboarding(let returnAction):
            .onboarding(
                OnboardingCoordinator(seat: seat, returnAction: returnAction, app: self, rootViewModel: makeWelcome))
        case .booking(let route): .booking(BookingCoordinator(seat: seat, at: route, app: self))
        case .contactSupport(let number):
            .orderSheet(OrderSheetCoordinator(seat: seat, root: .contactSupport(number)))
        case .purchaseConfirmation(let orders):
            .purchase(PurchaseCoordinator(seat: seat, orders: orders, app: self))
        case .share(let number): .orderSheet(OrderSheetCoordinator(seat: seat, root: .share(number)))
        }
    }

    /// The settings that lie on top of what is presented, or nil.
    var settingsFlow: SettingsCoordinator? {
        if case .settings(let flow)? = visibleModal { flow } else { nil }
    }

    /// The flow on show, under any alert.
    var visibleFlow: any FlowCoordinator { visibleModal?.coordinator ?? flow(of: section) }

    /// The flow of a section.
    func flow(of section: AppSection) -> any SectionCoordinator {
        switch section {
        case .home: home
        case .appointments: appointments
        case .patients: patients
        case .orders: orders
        case .catalog: catalog
        case .music: music
        }
    }

    /// Goes one step back: away from the alert, or else inside the modal on show, or else away from it, or else inside
    /// the section.
    func goBack() -> Bool {
        if presentation.alert == nil, visibleFlow.pop() { return true }
        return dismiss()
    }
}
