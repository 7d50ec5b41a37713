import DesignSystem
import Domain

/// Says where the clinic is kept.
package struct DataView: View {
    private let location: String

    /// The place that a repository keeps the clinic in.
    package init(location: String) {
        self.location = location
    }

    /// The place, and how to choose another.
    package var body: some View {
        LabeledContent("The clinic is kept in", value: location)
        Text("To keep another clinic, start with --data and another folder.").foregroundStyle(.secondary)
            .navigationTitle("Data")
    }
}
