import DesignSystem

/// The free times of one day for a new appointment: the third step of booking.
package struct BookingSlotsView: View {
    private let model: BookingSlotsModel

    /// The times that a model keeps.
    package init(model: BookingSlotsModel) { self.model = model }

    /// The times, or why they cannot be shown, above the ways to other days.
    package var body: some View {
        SlotsView(slots: model.slots, days: model.days, choose: model.choose)
            .navigationTitle("Choose a time")
            .task { await model.observePatient() }
            .task(id: model.days.reading) { await model.observe() }
    }
}
