import DesignSystem

/// One patient: who they are, how to reach them, and what can be done for them.
package struct PatientDetailView: View {
    private let model: PatientDetailModel

    /// The patient that a model keeps.
    package init(model: PatientDetailModel) { self.model = model }

    /// The patient, or why they cannot be shown.
    package var body: some View {
        LoadedView(model.patient) { patient in
            PatientFactLines(patient: patient)
            if let booking = model.booking { Text(booking).bold() }
            Section("Upcoming appointments") {
                LoadedView(model.upcoming) { rows in UpcomingRows(rows: rows, show: model.show) }
            }
            PatientActions(model: model)
        }
        .navigationTitle(model.title)
        .task { await model.observe() }
        .task(id: model.isKnown) { await model.observeUpcoming() }
        .task { await model.observeSession() }
        .task { await model.observeBookings() }
    }
}

/// The buttons of a patient's page.
struct PatientActions: View {
    let model: PatientDetailModel

    var body: some View {
        Button("Book an appointment", action: model.book).accessibilityIdentifier("book")
            .keyboardShortcut(.defaultAction)
        Button("Edit", action: model.edit).accessibilityIdentifier("edit")
        Button("Orders", action: model.showOrders).accessibilityIdentifier("orders")
        if model.maySeeNotes {
            Button("Clinical notes", action: model.showNotes).accessibilityIdentifier("notes")
        }
        Button("History", action: model.showHistory).accessibilityIdentifier("history")
    }
}

/// The facts about a patient.
struct PatientFactLines: View {
    let patient: PatientPresentation

    var body: some View {
        LabeledContent(patient.name, value: patient.number).bold()
        if let remark = patient.remark { Text(remark).foregroundStyle(.secondary) }
        LabeledContent("Born", value: patient.born)
        LabeledContent("Phone", value: patient.phone)
        if let email = patient.email { LabeledContent("E-mail", value: email) }
        if let address = patient.address { LabeledContent("Address", value: address) }
    }
}

/// The appointments of a patient, next first.
struct UpcomingRows: View {
    let rows: [UpcomingPresentation]
    let show: @MainActor (UpcomingPresentation) -> Void

    var body: some View {
        if rows.isEmpty { Text("None is booked.").foregroundStyle(.secondary) }
        List(rows) { row in Button(action: { show(row) }, label: { UpcomingRow(row: row) }) }
    }
}

/// One booked appointment.
struct UpcomingRow: View {
    let row: UpcomingPresentation

    var body: some View {
        HStack {
            Text(row.number)
            Text(row.start, format: .dateTime)
            Text(row.service)
            Spacer()
            Text(row.clinician)
        }
    }
}
