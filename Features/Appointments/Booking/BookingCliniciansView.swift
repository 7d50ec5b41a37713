import DesignSystem

/// The clinicians who offer a service: the second step of booking.
package struct BookingCliniciansView: View {
    private let model: BookingCliniciansModel

    /// The clinicians that a model keeps.
    package init(model: BookingCliniciansModel) { self.model = model }

    /// The clinicians, or why they cannot be shown.
    package var body: some View {
        LoadedView(model.offer) { offer in
            Text(offer.question).bold()
            if offer.rows.isEmpty {
                ContentUnavailableView(
                    label: { Text("Nobody") }, description: { Text("No clinician offers this at present.") })
            } else {
                Choices(rows: offer.rows, choose: model.choose)
            }
        }
        .navigationTitle("Choose a clinician")
        .task { await model.observe() }
        .task { await model.observePatient() }
    }
}
