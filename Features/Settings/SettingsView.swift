import DesignSystem

/// The display settings of this workstation: changed as a draft, and saved together.
package struct SettingsView: View {
    @Bindable private var model: SettingsModel

    /// The settings that a model keeps.
    package init(model: SettingsModel) { self.model = model }

    /// One field for each preference, and what went wrong.
    package var body: some View {
        LoadedView(model.state) { saved in
            PreferenceFields(draft: $model.draft, saved: saved)
            if let problem = model.problem { FailureView(problem) }
            FieldChanges(model.changes)
            Button("Save") { [base = model.base] in await model.save(over: base) }.disabled(!model.hasDraft)
                .accessibilityIdentifier("save")
            Button("Where the data is", action: model.showData).accessibilityIdentifier("data")
            if model.hasRemote { Button("Sync", action: model.showSync).accessibilityIdentifier("sync") }
        }
        .navigationTitle("Settings")
        .interactiveDismissDisabled(model.hasDraft)
        .sceneStorage($model.input)
        .task { await model.observe() }
        .task { await model.observeSync() }
    }
}

/// A field for each preference. The saved value is always a choice, even if it is unusual.
struct PreferenceFields: View {
    let draft: Binding<SettingsDraft>
    let saved: SettingsDraft

    var body: some View {
        Picker("Width", selection: draft.width) {
            ForEach(WidthChoice.all(and: saved.width)) { choice in Text(choice.title).tag(choice) }
        }
        .accessibilityIdentifier("width")
        Picker("Colour", selection: draft.color) {
            ForEach(ColorTitle.all) { choice in Text(choice.title).tag(choice) }
        }
        .accessibilityIdentifier("colour")
        Toggle("Accessible output", isOn: draft.isAccessible).accessibilityIdentifier("accessible")
        Picker("Lock when idle", selection: draft.idleLock) {
            ForEach(IdleLockChoice.all(and: saved.idleLock)) { choice in Text(choice.title).tag(choice) }
        }
        .accessibilityIdentifier("lock")
    }
}
