import DesignSystem
import Foundation

/// What a member of staff finds.
struct StaffHome: View {
    let greeting: String
    let lastSignIn: Date?
    let model: HomeModel

    var body: some View {
        Text(greeting).foregroundStyle(.strong)
        if let lastSignIn {
            LabeledContent("Last sign-in") { Text(lastSignIn, style: .dateTime) }
        }
        Section("Waiting orders") {
            LoadedView(model.waiting) { waiting in WaitingOrders(waiting: waiting, model: model) }
        }
        Button("All orders", action: model.showOrders).accessibilityIdentifier("orders")
        Button("Profile", action: model.showProfile).accessibilityIdentifier("profile")
        Button("Settings", action: model.showSettings).accessibilityIdentifier("settings")
        Button("Sign out", action: model.signOut).accessibilityIdentifier("sign-out")
    }
}

/// The orders that wait for someone, newest first.
struct WaitingOrders: View {
    let waiting: WaitingOrdersPresentation
    let model: HomeModel

    var body: some View {
        if waiting.rows.isEmpty {
            ContentUnavailableView("Nothing waits", description: "Every order is on its way or finished.")
        }
        List(waiting.rows) { row in
            Button {
                model.showOrder(row)
            } label: {
                WaitingOrderRow(row: row)
            }
        }
        if let more = waiting.more { Text(more).foregroundStyle(.secondary) }
    }
}

/// One waiting order.
struct WaitingOrderRow: View {
    let row: WaitingOrderPresentation

    var body: some View {
        HStack {
            Text(row.number)
            Text(row.state)
            Text(row.customer)
            Spacer()
            Text(row.total)
        }
    }
}
