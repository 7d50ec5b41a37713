import Domain
import Navigation

extension GateChain<AppRoute, GateRefusal> {
    /// The gates of the app, in the order in which they are asked.
    init(of app: AppCoordinator, carts: any CartRepository) {
        let cart = CartGate(carts: carts)
        self.init([
            // Nobody may go anywhere once the coordinator is gone, which it may be before a check is answered.
            { [weak app] _ in
                guard let app else { return .verdict(.refuse(.locked)) }
                return .verdict(app.cover.map { .refuse($0) } ?? .allow)
            },
            { [weak app] route in .verdict(app?.gate.verdict(for: route) ?? .refuse(.locked)) },
            { route in cart.answer(for: route) },
        ])
    }
}
