import Domain
import Navigation

/// Looks whether there is still something to place before the form for it is shown; else the cart says what there is.
nonisolated struct CartGate: Sendable {
    let carts: any CartRepository

    /// Nothing to look up, except on the way to the form.
    func answer(for route: AppRoute) -> GateAnswer<AppRoute, GateRefusal> {
        guard case .catalog(.checkout(let number)) = route else { return .verdict(.allow) }
        return .ask { [carts] in
            for await snapshot in carts.cart(number) { return Self.verdict(on: snapshot, of: number) }
            return .allow
        }
    }

    private static func verdict(
        on snapshot: Snapshot<Cart>, of number: CartNumber
    ) -> GateVerdict<AppRoute, GateRefusal> {
        switch snapshot {
        case .value(let cart, _, _) where !cart.lines.isEmpty: .allow
        case .value: .redirect(to: .catalog(.cart), because: .error(.empty(number)))
        case .unavailable(.signInRequired): .signInFirst(returnTo: .catalog(.checkout(number)))
        case .unavailable(let error):
            switch error {
            case .notFound, .conflict: .redirect(to: .catalog(.cart), because: .error(error))
            case .signInRequired, .notAllowed, .needsAnotherPerson, .wrongCredentials, .tooManyAttempts, .invalidInput,
                .storage, .remote, .unexpected:
                .refuse(.error(error))
            }
        }
    }
}

nonisolated extension AppError {
    /// There is nothing in a cart.
    fileprivate static func empty(_ number: CartNumber) -> AppError {
        .conflict("Cart \(number) is empty.", advice: "Put something into it first.")
    }
}
