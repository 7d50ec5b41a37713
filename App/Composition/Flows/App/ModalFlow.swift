/// The coordinator of a modal on show.
enum ModalFlow {
    case signIn(SignInCoordinator)
    case orderSheet(OrderSheetCoordinator)

    /// The coordinator, as far as the frame needs it.
    var coordinator: any FlowCoordinator {
        switch self {
        case .signIn(let coordinator): coordinator
        case .orderSheet(let coordinator): coordinator
        }
    }
}
