import DesignSystem

/// The start of the Appointments section.
package struct AppointmentsView: View {
    /// The start.
    package init() {}

    /// What there is.
    package var body: some View {
        ContentUnavailableView("Nothing here", description: "There is nothing to show yet.").navigationTitle(
            "Appointments")
    }
}
