import Domain

/// Writes down what the user asked for while looking at orders.
@MainActor package final class RecordingOrdersCoordinator: OrdersCoordinating {
    /// Something that the user asked for.
    package enum Wish: Hashable, Sendable {
        /// To see this order.
        case order(OrderNumber)
        /// To know where this order is.
        case tracking(OrderNumber)
    }

    /// Everything asked for, in order.
    package private(set) var wishes: [Wish] = []

    /// A coordinator that nothing was asked of.
    package init() {}

    /// Writes it down.
    package func showOrder(_ number: OrderNumber) { wishes.append(.order(number)) }
    /// Writes it down.
    package func showTracking(of number: OrderNumber) { wishes.append(.tracking(number)) }
}

/// Writes down what the user asked for at the start, and signs out if asked to.
@MainActor package final class RecordingHomeCoordinator: HomeCoordinating {
    /// Something that the user asked for.
    package enum Wish: Hashable, Sendable {
        case orders
        /// To see this order.
        case order(OrderNumber)
        case signIn
        case signOut
    }

    /// Everything asked for, in order.
    package private(set) var wishes: [Wish] = []

    private let sessions: FakeStaffSessionRepository

    /// A coordinator that ends the sessions of a station.
    package init(sessions: FakeStaffSessionRepository) {
        self.sessions = sessions
    }

    /// Writes it down.
    package func showOrders() { wishes.append(.orders) }
    /// Writes it down.
    package func showOrder(_ number: OrderNumber) { wishes.append(.order(number)) }
    /// Writes it down.
    package func signIn() { wishes.append(.signIn) }
    /// Writes it down, and ends the session.
    package func signOut() async {
        wishes.append(.signOut)
        sessions.current = nil
    }
}

/// Writes down how signing in ended.
@MainActor package final class RecordingSignInCoordinator: SignInCoordinating {
    /// How signing in ended.
    package enum End: Hashable, Sendable {
        /// Someone signed in, with this session.
        case finished(StaffSession)
        case cancelled
    }

    /// Every end, in order; a flow that works has one.
    package private(set) var ends: [End] = []

    /// A coordinator of a flow that has not ended.
    package init() {}

    /// Writes it down.
    package func signInFinished(_ session: StaffSession) async { ends.append(.finished(session)) }
    /// Writes it down.
    package func signInCancelled() { ends.append(.cancelled) }
}

/// Writes down the errors that screens ran into. Asks to sign in where that is what is missing, as the app does.
@MainActor package final class RecordingErrorRouting: ErrorRouting {
    /// Every error, in order.
    package private(set) var errors: [AppError] = []

    /// A routing that saw no error.
    package init() {}

    /// Writes the error down and says where it is to be shown.
    package func present(_ error: AppError) -> ErrorPresentation {
        errors.append(error)
        return error == .signInRequired ? .signIn : .inline
    }
}
