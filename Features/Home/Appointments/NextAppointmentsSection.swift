import DesignSystem

/// The next appointments, the first one first.
struct NextAppointmentsSection: View {
    let model: NextAppointmentsModel

    var body: some View {
        Section("Next appointments") {
            LoadedView(model.next) { rows in NextAppointments(rows: rows, model: model) }
        }
    }
}

/// The appointments themselves, or that there are none.
struct NextAppointments: View {
    let rows: [NextAppointmentPresentation]
    let model: NextAppointmentsModel

    var body: some View {
        if rows.isEmpty {
            ContentUnavailableView("No appointments", description: "Nothing is booked from now on.")
        }
        List(rows, action: model.show) { row in NextAppointmentRow(row: row) }
    }
}

/// One of the next appointments.
struct NextAppointmentRow: View {
    let row: NextAppointmentPresentation

    var body: some View {
        HStack {
            Text(row.start, style: .dateTime)
            Text(row.patient)
            Text(row.service)
            Spacer()
            if let clinician = row.clinician { Text(clinician) }
        }
    }
}
