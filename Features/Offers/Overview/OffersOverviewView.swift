import DesignSystem
import Domain

/// The start: the ways to each kind of offer, and to the hours.
package struct OffersOverviewView: View {
    private let model: OffersOverviewModel

    /// The start that a model keeps.
    package init(model: OffersOverviewModel) { self.model = model }

    /// A button for each kind, and a row for each owner of hours.
    package var body: some View {
        VStack {
            Button("Services") { model.show(.services) }.accessibilityIdentifier("services")
            Button("Categories") { model.show(.categories) }.accessibilityIdentifier("categories")
            Button("Products") { model.show(.products) }.accessibilityIdentifier("products")
            Section("Hours") {
                LoadedView(model.weeks) { rows in
                    List(rows) { row in
                        Button(action: { model.show(row) }, label: { WeekRow(row: row) })
                            .accessibilityIdentifier(row.control)
                    }
                }
            }
        }
        .navigationTitle("Services and products")
        .task { await model.observe() }
    }
}

/// The hours of the clinic or a clinician in the list.
struct WeekRow: View {
    let row: WeekRowPresentation

    var body: some View {
        HStack {
            Text(row.name)
            Spacer()
            Text(row.summary)
        }
    }
}
