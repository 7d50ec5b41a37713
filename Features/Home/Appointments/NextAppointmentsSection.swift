import DesignSystem

/// The next appointments, the first one first.
struct NextAppointmentsSection: View {
    let model: NextAppointmentsModel

    var body: some View {
        Section("Next appointments") {
            LoadedView(model.next) { rows in
                if rows.isEmpty {
                    ContentUnavailableView(
                        label: { Text("No appointments") }, description: { Text("Nothing is booked from now on.") })
                }
                List(rows) { row in Button(action: { model.show(row) }, label: { NextAppointmentRow(row: row) }) }
            }
        }
    }
}

/// One of the next appointments.
struct NextAppointmentRow: View {
    let row: NextAppointmentPresentation

    var body: some View {
        HStack {
            Text(row.start, format: .dateTime)
            Text(row.patient)
            Text(row.service)
            Spacer()
            if let clinician = row.clinician { Text(clinician) }
        }
    }
}
