import DesignSystem
import Foundation

/// What a member of staff finds.
struct StaffHome: View {
    let greeting: String
    let lastSignIn: Date?
    let parts: [HomePart]
    let model: HomeModel

    var body: some View {
        Text(greeting).foregroundStyle(.strong)
        if let lastSignIn {
            LabeledContent("Last sign-in") { Text(lastSignIn, style: .dateTime) }
        }
        FailedWritesSection(model: model.failedWrites)
        ForEach(parts.map(PartOfHome.init)) { part in
            switch part.id {
            case .appointments: NextAppointmentsSection(model: model.nextAppointments)
            case .orders: WaitingOrdersSection(model: model.waitingOrders)
            case .stock: LowStockSection(model: model.lowStock)
            }
        }
        WaysOn(model: model)
    }
}

/// A part of the start in a list of them.
private struct PartOfHome: Identifiable {
    let id: HomePart
}

/// Where one can go from the start.
struct WaysOn: View {
    let model: HomeModel

    var body: some View {
        Button("Appointments", action: model.showAppointments).accessibilityIdentifier("appointments")
        Button("All orders", action: model.showOrders).accessibilityIdentifier("orders")
        Button("Profile", action: model.showProfile).accessibilityIdentifier("profile")
        Button("Settings", action: model.showSettings).accessibilityIdentifier("settings")
        Button("Sign out", action: model.signOut).accessibilityIdentifier("sign-out")
    }
}
