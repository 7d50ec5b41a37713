import Navigation

/// The coordinator of a modal, from presenting to dismissing.
enum ModalFlow {
    case signIn(SignInCoordinator)
    case settings(SettingsCoordinator)
    case sync(SyncCoordinator)
    case profile(ProfileCoordinator)
    case staff(StaffCoordinator)
    case offers(OffersCoordinator)
    case onboarding(OnboardingCoordinator)
    case purchase(PurchaseCoordinator)
    case booking(BookingCoordinator)
    case orderSheet(FlowCoordinator<OrderSheetRoute>)
    case noteReason(FlowCoordinator<NoteReasonRoute>)

    /// The coordinator of a modal that is being presented.
    init(_ modal: AppModal, on stack: StackID, of app: AppCoordinator) {
        switch modal {
        case .login, .locked: self = .signIn(SignInCoordinator(stack, app: app))
        case .settings: self = .settings(SettingsCoordinator(stack, app: app))
        case .sync: self = .sync(SyncCoordinator(stack, app: app))
        case .profile: self = .profile(ProfileCoordinator(stack, app: app))
        case .staff: self = .staff(StaffCoordinator(stack, app: app))
        case .offers: self = .offers(OffersCoordinator(stack, app: app))
        case .onboarding: self = .onboarding(OnboardingCoordinator(stack, app: app, rootViewModel: app.makeWelcome))
        case .booking(let start): self = .booking(BookingCoordinator(stack, from: start, app: app))
        case .contactSupport, .share: self = .orderSheet(FlowCoordinator(stack, app: app))
        case .noteReason: self = .noteReason(FlowCoordinator(stack, app: app))
        case .purchaseConfirmation: self = .purchase(PurchaseCoordinator(stack, app: app))
        }
    }

    /// The input that all places of the flow share, or nil.
    var input: [String: String]? { if case .booking(let flow) = self { flow.input } else { nil } }

    /// Restores input from before a restart.
    func restore(_ input: [String: String]) {
        if case .booking(let flow) = self { flow.input = input }
    }

    /// Whether dismissing the flow would lose input that all its places share.
    var hasDraft: Bool { if case .booking(let flow) = self { flow.hasDraft } else { false } }
}
