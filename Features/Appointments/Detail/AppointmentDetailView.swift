import DesignSystem

/// One appointment: who, when, what, with whom, and what can be done about it.
package struct AppointmentDetailView: View {
    private let model: AppointmentDetailModel

    /// The appointment that a model keeps.
    package init(model: AppointmentDetailModel) { self.model = model }

    /// The appointment, or why it cannot be shown.
    package var body: some View {
        LoadedView(model.appointment) { appointment in
            AppointmentHead(appointment: appointment)
            Section("Steps") { ForEach(appointment.steps) { step in AppointmentStepRow(step: step) } }
            Button("Patient", action: model.showPatient).accessibilityIdentifier("patient")
            if appointment.canChange {
                Button("Reschedule", action: model.reschedule).accessibilityIdentifier("reschedule")
                Button("Cancel the appointment", action: model.confirmCancelling)
                    .accessibilityIdentifier("cancel-appointment")
            }
            Button("History", action: model.showHistory).accessibilityIdentifier("history")
        }
        .navigationTitle(model.title)
        .task { await model.observe() }
    }
}

/// The facts of an appointment.
struct AppointmentHead: View {
    let appointment: AppointmentPresentation

    var body: some View {
        LabeledContent(appointment.title, value: appointment.status).bold()
        if let remark = appointment.remark { Text(remark).foregroundStyle(.secondary) }
        LabeledContent("Patient", value: appointment.patient)
        AppointmentFacts(facts: appointment.facts)
        if let note = appointment.note { LabeledContent("Note", value: note) }
        if let reason = appointment.reason { LabeledContent("Cancelled because", value: reason) }
    }
}

/// When, what and with whom.
struct AppointmentFacts: View {
    let facts: AppointmentFactsPresentation

    var body: some View {
        LabeledContent("When", value: facts.time)
        if let zone = facts.zone { LabeledContent("Time zone", value: zone) }
        LabeledContent("Service", value: facts.service)
        LabeledContent("Clinician", value: facts.clinician)
    }
}

/// One step of an appointment's life.
struct AppointmentStepRow: View {
    let step: AppointmentStepPresentation

    var body: some View {
        HStack {
            Text(step.at, format: .dateTime)
            Text(step.what)
            Spacer()
            Text(step.by).foregroundStyle(.secondary)
        }
        if let reason = step.reason { Text("“\(reason)”") }
    }
}
