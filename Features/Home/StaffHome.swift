import DesignSystem
import FoundationEssentials

/// Home for a member of staff.
struct StaffHome: View {
    let greeting: String
    let lastSignIn: Date?
    let parts: [HomePart]
    let model: HomeModel

    var body: some View {
        Text(greeting).bold()
        if let lastSignIn {
            LabeledContent("Last sign-in") { Text(lastSignIn, format: .dateTime) }
        }
        RemoteLines(model: model.parts.remote)
        FailedWritesSection(model: model.parts.failedWrites)
        ForEach(parts) { part in
            switch part {
            case .appointments: NextAppointmentsSection(model: model.parts.nextAppointments)
            case .orders: WaitingOrdersSection(model: model.parts.waitingOrders)
            case .stock: LowStockSection(model: model.parts.lowStock)
            }
        }
        HomeActions(model: model)
    }
}

/// The buttons below the sections of the start.
struct HomeActions: View {
    let model: HomeModel

    var body: some View {
        Button("Appointments", action: model.showAppointments).accessibilityIdentifier("appointments")
        Button("All orders", action: model.showOrders).accessibilityIdentifier("orders")
        Button("Profile", action: model.showProfile).accessibilityIdentifier("profile")
        Button("Settings", action: model.showSettings).accessibilityIdentifier("settings")
        if model.managesStaff {
            Button("Staff", action: model.showStaff).accessibilityIdentifier("staff")
        }
        if model.managesOffers {
            Button("Services and products", action: model.showOffers).accessibilityIdentifier("offers")
        }
        Button("Sign out", action: model.signOut).accessibilityIdentifier("sign-out")
    }
}
