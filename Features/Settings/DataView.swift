import DesignSystem
import Domain

/// The location of the clinic's data, and its time zone.
package struct DataView: View {
    private let location: String
    private let zone: ZonePresentation

    /// The place that a repository keeps the clinic in, and the time zone of its hours.
    package init(location: String, zone: ZonePresentation) {
        self.location = location
        self.zone = zone
    }

    /// The place, and how to choose another.
    package var body: some View {
        LabeledContent("The clinic is kept in", value: location)
        LabeledContent("Its time zone", value: zone.name)
        if let problem = zone.problem { Text(problem).foregroundStyle(.warning) }
        Text("To keep another clinic, start with --data and another folder.").foregroundStyle(.secondary)
            .navigationTitle("Data")
    }
}
