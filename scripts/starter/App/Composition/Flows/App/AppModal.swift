import Domain
import Navigation

/// The sheets of the app. Each has a stack of its own.
nonisolated enum AppModal: NavigationModal {
    case giftCardForm(GiftCardNumber?)
    // if sign-in
    case login(returnAction: AppReturnAction)
    // end

    /// Where it starts.
    var root: AppRoute {
        switch self {
        case .giftCardForm(let number): .giftCards(number.map(GiftCardsRoute.edit) ?? .new)
        // if sign-in
        case .login: .account(.signIn)
        // end
        }
    }

    /// Going back takes each of them away.
    var canBeClosed: Bool { true }
}

/// The questions that are presented above everything, one at a time.
nonisolated enum AppAlert: NavigationAlert {
    typealias Route = AppRoute

    case deleteGiftCard(GiftCardNumber)
    // if sign-in
    case signOut
    // end
    indirect case discardDraft(AppRequest)

    /// The question's name in the breadcrumb.
    var title: String {
        switch self {
        case .deleteGiftCard: "Delete"
        // if sign-in
        case .signOut: "Sign out"
        // end
        case .discardDraft: "Unsaved"
        }
    }
}

/// Everything a person sees of the app's navigation.
typealias AppState = NavigationState<AppSection, AppRoute, AppModal, AppAlert>

/// Where a person asks to go by themselves.
typealias AppRequest = NavigationRequest<AppSection, AppRoute>
// if sign-in

/// The action after signing in.
typealias AppReturnAction = ReturnAction<AppSection, AppRoute>
// end
