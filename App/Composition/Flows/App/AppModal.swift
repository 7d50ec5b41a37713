import DesignSystem
import Domain

/// What can be presented over the sections. Each has a flow of its own.
nonisolated enum AppModal: Hashable, Sendable {
    case login(returnAction: ReturnAction)
    case contactSupport(OrderNumber)
    case share(OrderNumber)

    /// How it lies over what is below.
    var style: ScreenStyle {
        switch self {
        case .login, .contactSupport, .share: .sheet
        }
    }
}

/// What can be asked on top of everything. At most one at a time.
nonisolated enum AppAlert: Hashable, Sendable {
    case cancelOrder(OrderNumber)
    case signOut

    /// The question's name in the frame.
    var title: String {
        switch self {
        case .cancelOrder: "Cancel order"
        case .signOut: "Sign out"
        }
    }
}
