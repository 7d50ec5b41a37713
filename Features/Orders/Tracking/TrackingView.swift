import DesignSystem

/// Where an order is: every step so far, and the one that usually comes next.
package struct TrackingView: View {
    private let model: TrackingModel

    /// The tracking that a model keeps.
    package init(model: TrackingModel) { self.model = model }

    /// The steps, or why they cannot be shown.
    package var body: some View {
        LoadedView(model.tracking) { tracking in
            LabeledContent(tracking.title, value: tracking.state).bold()
            Section("Steps") { List(tracking.steps) { step in TrackingStepRow(step: step) } }
            if let next = tracking.next { Text("Next: \(next)").foregroundStyle(.secondary) }
        }
        .navigationTitle(model.title)
        .task { await model.observe() }
    }
}

/// One step of an order's way.
struct TrackingStepRow: View {
    let step: TrackingStepPresentation

    var body: some View {
        HStack {
            Text(step.at, format: .dateTime)
            Text(step.state)
            Spacer()
            Text(step.by).foregroundStyle(.secondary)
        }
    }
}
