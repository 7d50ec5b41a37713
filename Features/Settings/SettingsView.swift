import DesignSystem

/// How this station shows the clinic: changed as a draft, and saved together.
package struct SettingsView: View {
    @Bindable private var model: SettingsModel

    /// The settings that a model keeps.
    package init(model: SettingsModel) {
        self.model = model
    }

    /// One field for each preference, and what went wrong.
    package var body: some View {
        LoadedView(model.state) { saved in
            Picker("Width", selection: $model.draft.width, choices: WidthChoice.all(and: saved.width), name: \.title)
                .accessibilityIdentifier("width")
            Picker("Colour", selection: $model.draft.color, choices: ColorTitle.all, name: \.title)
                .accessibilityIdentifier("colour")
            Toggle("Accessible output", isOn: $model.draft.isAccessible).accessibilityIdentifier("accessible")
            Picker(
                "Lock when idle", selection: $model.draft.idleLock, choices: IdleLockChoice.all(and: saved.idleLock),
                name: \.title
            )
            .accessibilityIdentifier("lock")
            if let problem = model.problem { FailureView(problem) }
            Button("Save", action: model.save).disabled(!model.hasDraft).accessibilityIdentifier("save")
            Button("Where the data is", action: model.showData).accessibilityIdentifier("data")
        }
        .navigationTitle("Settings")
        .interactiveDismissDisabled(model.hasDraft)
        .task { await model.observe() }
    }
}
