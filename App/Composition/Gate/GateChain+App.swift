import Domain
import Navigation

extension GateChain<AppRoute, GateRefusal> {
    /// The gates of the app, in the order in which they are asked.
    init(of app: AppCoordinator, carts: any CartRepository, patients: any PatientRepository) {
        let cart = CartGate(carts: carts)
        let notes = NotesGate(patients: patients)
        self.init([
            // The coordinator may be gone before a lookup is done. Nothing is allowed then.
            { [weak app] _ in
                guard let app else { return .verdict(.refuse(.locked)) }
                return .verdict(app.cover.map { .refuse($0) } ?? .allow)
            },
            { [weak app] route in .verdict(app?.gate.verdict(for: route) ?? .refuse(.locked)) },
            { route in cart.answer(for: route) },
            { route in notes.answer(for: route) },
        ])
    }
}
