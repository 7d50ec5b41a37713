import DesignSystem

/// The free times of one day, and the ways to other days.
package struct SlotsView: View {
    private let model: SlotsModel

    /// The times that a model keeps.
    package init(model: SlotsModel) {
        self.model = model
    }

    /// The times, or why they cannot be shown, above the ways to other days.
    package var body: some View {
        VStack {
            LoadedView(model.slots) { slots in SlotsOfDay(slots: slots, model: model) }
            if let problem = model.problem { FailureView(problem) }
            if model.hasOtherDays { OtherDays(model: model) }
        }
        .navigationTitle(model.title)
        .task { await model.observeAppointment() }
        .task { await model.observePatient() }
        .task(id: model.reading) { await model.observeSlots() }
    }
}

/// The ways to other days.
struct OtherDays: View {
    let model: SlotsModel

    var body: some View {
        Button("Previous day", action: model.showPreviousDay).accessibilityIdentifier("previous-day")
        Button("Next day", action: model.showNextDay).accessibilityIdentifier("next-day")
        SearchField("Go to day", text: "", search: model.find).accessibilityIdentifier("day")
    }
}

/// What is free on a day.
struct SlotsOfDay: View {
    let slots: SlotsPresentation
    let model: SlotsModel

    var body: some View {
        Text(slots.what)
        if let now = slots.now { Text(now) }
        if let zone = slots.zone { Text("All times are those of \(zone).").foregroundStyle(.secondary) }
        LabeledContent(slots.date, value: slots.count).foregroundStyle(.strong)
        if slots.slots.isEmpty { NoSlots(next: slots.next, showNext: model.showNextFreeDay) }
        SlotButtons(slots: slots.slots, choose: model.choose)
    }
}

/// A button for each free time.
struct SlotButtons: View {
    let slots: [SlotPresentation]
    let choose: @MainActor (SlotPresentation) -> Void

    var body: some View {
        ForEach(slots) { slot in
            Button {
                choose(slot)
            } label: {
                Text(slot.start, style: .time)
            }
        }
    }
}

/// Says that a day has no free time, and leads to one that has.
struct NoSlots: View {
    let next: String?
    let showNext: @MainActor () -> Void

    var body: some View {
        if let next {
            ContentUnavailableView("No free time", description: "The next one is on \(next).")
            Button("Go to \(next)", action: showNext).accessibilityIdentifier("next-free-day")
        } else {
            ContentUnavailableView("No free time", description: "There is none in the two weeks after it either.")
        }
    }
}
