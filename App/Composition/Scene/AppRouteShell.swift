import DesignSystem
import Navigation

/// Makes the view of the visible place, in any flow.
struct AppRouteShell {
    let container: DependencyContainer
    let app: AppCoordinator

    func visibleView() -> any View {
        if let alert = app.presentedAlert {
            return AlertRouteShell(container: container, coordinator: app).view(for: alert)
        }
        return (app.visibleModal.map(view) ?? view(in: app.section)) ?? EmptyView()
    }

    private func view(in modal: ModalFlow) -> (any View)? {
        switch modal {
        case .signIn(let flow):
            flow.top.map(SignInRouteShell(container: container, coordinator: flow, errors: app).view)
        case .settings(let flow):
            flow.top.map(SettingsRouteShell(container: container, coordinator: flow, errors: app).view)
        case .sync(let flow):
            flow.top.map(SyncRouteShell(container: container, coordinator: flow, errors: app).view)
        case .profile(let flow):
            flow.top.map(ProfileRouteShell(container: container, coordinator: flow, errors: app).view)
        case .staff(let flow):
            flow.top.map(StaffRouteShell(container: container, coordinator: flow, errors: app).view)
        case .offers(let flow):
            flow.top.map(OffersRouteShell(container: container, coordinator: flow, errors: app).view)
        case .onboarding(let flow):
            flow.top.map(OnboardingRouteShell(container: container, coordinator: flow, errors: app).view)
        case .purchase(let flow):
            flow.top.map(PurchaseRouteShell(container: container, coordinator: flow, errors: app).view)
        case .booking(let flow):
            flow.top.map(BookingRouteShell(container: container, coordinator: flow, errors: app).view)
        case .orderSheet(let flow): flow.top.map(OrderSheetRouteShell(container: container, errors: app).view)
        case .noteReason(let flow):
            flow.top.map(NoteReasonRouteShell(container: container, coordinator: app.patients, errors: app).view)
        }
    }

    private func view(in section: AppSection) -> (any View)? {
        switch section {
        case .home: app.home.top.map(HomeRouteShell(container: container, coordinator: app.home).view)
        case .appointments:
            app.appointments.top.map(
                AppointmentsRouteShell(container: container, coordinator: app.appointments, errors: app).view)
        case .patients:
            app.patients.top.map(PatientsRouteShell(container: container, coordinator: app.patients, errors: app).view)
        case .orders:
            app.orders.top.map(OrdersRouteShell(container: container, coordinator: app.orders, errors: app).view)
        case .catalog:
            app.catalog.top.map(CatalogRouteShell(container: container, coordinator: app.catalog, errors: app).view)
        case .music: app.music.top.map(MusicRouteShell(container: container, coordinator: app.music, errors: app).view)
        }
    }
}
