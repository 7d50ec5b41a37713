import DesignSystem

/// The booking with its patient and note: the last step.
package struct BookingConfirmView: View {
    @Bindable private var model: BookingConfirmModel

    /// The booking that a model keeps.
    package init(model: BookingConfirmModel) { self.model = model }

    /// The time above the draft, and what went wrong.
    package var body: some View {
        LoadedView(model.booking) { booking in
            AppointmentFacts(facts: booking.facts)
            if booking.isGone { OtherSlots(slots: booking.others, choose: model.choose) }
            TextField("Patient (number or name)", text: $model.patient).accessibilityIdentifier("patient")
            if !model.patient.isEmpty {
                LoadedView(model.patients) { found in PatientChoices(found: found, choose: model.choose) }
            }
            TextField("Note", text: $model.note).accessibilityIdentifier("note")
            if let problem = model.problem { FailureView(problem) }
            Button("Book it", action: model.book).accessibilityIdentifier("book")
        }
        .navigationTitle("Confirm")
        .task { await model.observeTime() }
        .task(id: model.patient) { await model.observePatients() }
    }
}

/// The patient who is meant, or those to choose one of.
struct PatientChoices: View {
    let found: PatientChoicesPresentation
    let choose: @MainActor (ChoicePresentation) -> Void

    var body: some View {
        if let only = found.only {
            LabeledContent("For", value: only)
        } else if found.rows.isEmpty {
            Text("No patient has this number, or a name that starts like this.").foregroundStyle(.warning)
        } else {
            Choices(rows: found.rows, choose: choose)
        }
    }
}

/// Says that the time is gone, and offers those that are free now.
struct OtherSlots: View {
    let slots: [SlotPresentation]
    let choose: @MainActor (SlotPresentation) -> Void

    var body: some View {
        Text("This time is no longer free.").foregroundStyle(.warning)
        if slots.isEmpty {
            Text("Nothing else is free on this day: go back to see others.")
        } else {
            Text("Free on the same day:")
            SlotButtons(slots: slots, choose: choose)
        }
    }
}
