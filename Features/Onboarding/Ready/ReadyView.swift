import DesignSystem

/// The last step of a newcomer.
package struct ReadyView: View {
    private let model: ReadyModel

    /// The step that a model takes.
    package init(model: ReadyModel) { self.model = model }

    /// How the person is known, and the button that ends this.
    package var body: some View {
        LoadedView(model.ready) { ready in
            Text("You are ready.").bold()
            LabeledContent("Others see you as", value: ready.name)
            LabeledContent("Phone extension", value: ready.phoneExtension)
            if let problem = model.problem { FailureView(problem) }
            Button("Start", action: model.finish).accessibilityIdentifier("start")
        }
        .navigationTitle("Ready")
        .task { await model.observe() }
    }
}
