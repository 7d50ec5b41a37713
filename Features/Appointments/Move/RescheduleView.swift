import DesignSystem

/// The free times of one day to which an appointment could be moved.
package struct RescheduleView: View {
    private let model: RescheduleModel

    /// The times that a model keeps.
    package init(model: RescheduleModel) { self.model = model }

    /// The times, or why they cannot be shown, above the ways to other days.
    package var body: some View {
        SlotsView(slots: model.slots, days: model.days, choose: model.choose)
            .navigationTitle(model.title)
            .task { await model.observeAppointment() }
            .task(id: model.days.reading) { await model.observe() }
    }
}
