import DesignSystem

/// A day at the clinic: its timeline, its appointments, and the ways to other days.
package struct AgendaView: View {
    private let model: AgendaModel

    /// The day that a model keeps.
    package init(model: AgendaModel) { self.model = model }

    /// The day, or why it cannot be shown, above the ways to others.
    package var body: some View {
        VStack {
            LoadedView(model.agenda) { agenda in AgendaContent(agenda: agenda, model: model) }
            if let problem = model.problem { FailureView(problem) }
            Button("Book an appointment", action: model.book).accessibilityIdentifier("book")
            Button("Previous day", action: model.showPreviousDay).accessibilityIdentifier("previous-day")
            Button("Next day", action: model.showNextDay).accessibilityIdentifier("next-day")
            Button("Today", action: model.showToday).accessibilityIdentifier("today")
            SearchField("Go to day", text: "", search: model.find).accessibilityIdentifier("day")
        }
        .navigationTitle("Appointments")
        .task(id: model.reading) { await model.observe() }
    }
}

/// The content of a day.
struct AgendaContent: View {
    let agenda: AgendaPresentation
    let model: AgendaModel

    var body: some View {
        LabeledContent(agenda.date, value: agenda.summary).bold()
        if let span = agenda.span {
            Timeline("Hours", span: span, rows: agenda.bars)
        } else {
            Text("The clinic is closed on this day.").foregroundStyle(.secondary)
        }
        if agenda.rows.isEmpty {
            ContentUnavailableView(
                label: { Text("No appointments") }, description: { Text("Nothing is planned for this day.") })
        } else {
            Section("Appointments") {
                List(agenda.rows) { row in Button(action: { model.show(row) }, label: { AgendaRow(row: row) }) }
            }
        }
    }
}

/// One appointment of a day.
struct AgendaRow: View {
    let row: AgendaRowPresentation

    var body: some View {
        HStack {
            Text(row.number)
            Text(row.start, style: .time)
            Text(row.service)
            Text(row.clinician)
            Text(row.patient)
        }
    }
}
