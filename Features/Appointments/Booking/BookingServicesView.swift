import DesignSystem

/// The services: the first step of booking.
package struct BookingServicesView: View {
    private let model: BookingServicesModel

    /// The services that a model keeps.
    package init(model: BookingServicesModel) { self.model = model }

    /// The services, or why they cannot be shown.
    package var body: some View {
        LoadedView(model.services) { services in
            if services.rows.isEmpty {
                ContentUnavailableView(
                    label: { Text("No services") },
                    description: { Text("The clinic offers nothing that can be booked.") })
            } else {
                Text("What is it for?").bold()
                Choices(rows: services.rows, choose: model.choose)
            }
        }
        .navigationTitle("Book an appointment")
        .task { await model.observe() }
        .task { await model.observePatient() }
    }
}

/// Rows to choose one of.
struct Choices: View {
    let rows: [ChoicePresentation]
    let choose: @MainActor (ChoicePresentation) -> Void

    var body: some View {
        List(rows) { row in Button(action: { choose(row) }, label: { ChoiceRow(row: row) }) }
    }
}

/// Something to choose.
struct ChoiceRow: View {
    let row: ChoicePresentation

    var body: some View {
        HStack {
            Text(row.title)
            Spacer()
            Text(row.remark)
        }
    }
}
