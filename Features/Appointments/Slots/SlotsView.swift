import DesignSystem
import Domain

/// The free times of one day, or why they cannot be shown, above the ways to other days.
struct SlotsView: View {
    let slots: LoadState<SlotsPresentation>
    let days: SlotsModel
    let choose: @MainActor (SlotPresentation) -> Void

    var body: some View {
        VStack {
            LoadedView(slots) { slots in SlotsOfDay(slots: slots, days: days, choose: choose) }
            if let problem = days.problem { FailureView(problem) }
            if slots.hasOtherDays {
                Button("Previous day", action: days.showPreviousDay).accessibilityIdentifier("previous-day")
                Button("Next day", action: days.showNextDay).accessibilityIdentifier("next-day")
                SearchField("Go to day", text: "", search: days.find).accessibilityIdentifier("day")
            }
        }
        .sceneStorage(Bindable(days).input)
    }
}

/// The free times of a day.
struct SlotsOfDay: View {
    let slots: SlotsPresentation
    let days: SlotsModel
    let choose: @MainActor (SlotPresentation) -> Void

    var body: some View {
        Text(slots.what)
        if let now = slots.now { Text(now) }
        if let zone = slots.zone { Text("All times are those of \(zone).").foregroundStyle(.secondary) }
        LabeledContent(slots.date, value: slots.count).bold()
        if slots.slots.isEmpty { NoSlots(next: slots.next, showNext: days.showNextFreeDay) }
        SlotButtons(slots: slots.slots, choose: choose)
    }
}

/// A button for each free time.
struct SlotButtons: View {
    let slots: [SlotPresentation]
    let choose: @MainActor (SlotPresentation) -> Void

    var body: some View {
        ForEach(slots) { slot in
            Button(action: { choose(slot) }, label: { Text(slot.start, style: .time) })
        }
    }
}

/// A note that a day has no free time, with a way to one that has.
struct NoSlots: View {
    let next: String?
    let showNext: @MainActor () -> Void

    var body: some View {
        if let next {
            ContentUnavailableView(
                label: { Text("No free time") }, description: { Text("The next one is on \(next).") })
            Button("Go to \(next)", action: showNext).accessibilityIdentifier("next-free-day")
        } else {
            ContentUnavailableView(
                label: { Text("No free time") },
                description: { Text("There is none in the two weeks after it either.") })
        }
    }
}
