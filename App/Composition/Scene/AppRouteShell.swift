import DesignSystem
import Navigation

/// Finds the view of the place on show, whichever flow it belongs to.
struct AppRouteShell {
    let container: DependencyContainer
    let coordinator: AppCoordinator

    func visibleView() -> any View {
        if let alert = coordinator.presentedAlert {
            return AlertRouteShell(container: container, coordinator: coordinator).view(for: alert)
        }
        if let modal = coordinator.visibleModal { return view(in: modal) }
        return view(in: coordinator.section)
    }

    private func view(in modal: ModalFlow) -> any View {
        switch modal {
        case .signIn(let flow):
            SignInRouteShell(container: container, coordinator: flow, errors: coordinator)
                .view(for: flow.stack.top.route)
        case .settings(let flow):
            SettingsRouteShell(container: container, coordinator: flow, errors: coordinator)
                .view(for: flow.stack.top.route)
        case .profile(let flow):
            ProfileRouteShell(container: container, coordinator: flow, errors: coordinator)
                .view(for: flow.stack.top.route)
        case .onboarding(let flow):
            OnboardingRouteShell(container: container, coordinator: flow, errors: coordinator)
                .view(for: flow.stack.top.route)
        case .purchase(let flow):
            PurchaseRouteShell(container: container, coordinator: flow).view(for: flow.stack.top.route)
        case .booking(let flow):
            BookingRouteShell(container: container, coordinator: flow, errors: coordinator)
                .view(for: flow.stack.top.route)
        case .orderSheet(let flow): OrderSheetRouteShell(container: container).view(for: flow.stack.top.route)
        }
    }

    private func view(in section: AppSection) -> any View {
        switch section {
        case .appointments:
            AppointmentsRouteShell(container: container, coordinator: coordinator.appointments, errors: coordinator)
                .view(for: coordinator.appointments.stack.top.route)
        case .patients:
            PatientsRouteShell(container: container, coordinator: coordinator.patients, errors: coordinator)
                .view(for: coordinator.patients.stack.top.route)
        case .catalog:
            CatalogRouteShell(container: container, coordinator: coordinator.catalog, errors: coordinator)
                .view(for: coordinator.catalog.stack.top.route)
        case .music:
            MusicRouteShell(container: container, coordinator: coordinator.music, errors: coordinator)
                .view(for: coordinator.music.stack.top.route)
        case .home:
            HomeRouteShell(container: container, coordinator: coordinator.home)
                .view(for: coordinator.home.stack.top.route)
        case .orders:
            OrdersRouteShell(container: container, coordinator: coordinator.orders, errors: coordinator)
                .view(for: coordinator.orders.stack.top.route)
        }
    }
}
