import DesignSystem

/// The state of the exchange with the remote, and the queue: conflicts first, then refused writes.
package struct SyncView: View {
    @Bindable private var model: SyncModel

    /// The screen that a model keeps.
    package init(model: SyncModel) { self.model = model }

    /// The state, the button to exchange now, and the queue; or a note that there is no remote.
    package var body: some View {
        LoadedView(model.status) { status in
            if status.hasRemote {
                SyncStatusLines(status: status, isTroubleSaid: model.problem != nil)
                Button("Sync now", action: model.syncNow).accessibilityIdentifier("sync-now")
                if let round = model.round { Text(round) }
                if let problem = model.problem { FailureView(problem) }
                LoadedView(model.page) { page in OutboxPageView(page: page, model: model) }
            } else {
                NoRemote()
            }
        }
        .navigationTitle("Sync")
        .sceneStorage($model.input)
        .task { await model.observeStatus() }
        .task(id: model.limit) { await model.observe() }
    }
}

/// The state of the exchange with the remote.
struct SyncStatusLines: View {
    let status: SyncStatusPresentation
    let isTroubleSaid: Bool

    var body: some View {
        LabeledContent("Remote", value: status.words)
        if let upToDateAt = status.upToDateAt {
            LabeledContent("Last up to date") { Text(upToDateAt, format: .dateTime) }
        } else {
            LabeledContent("Last up to date", value: "never")
        }
        if !isTroubleSaid, let trouble = status.trouble { Text(trouble).foregroundStyle(.warning) }
    }
}

/// A note that everything is kept at this workstation, and how to share it.
struct NoRemote: View {
    var body: some View {
        ContentUnavailableView(
            label: { Text("No remote") },
            description: {
                Text("This clinic is kept here alone. To share it with other workstations, see clinic --help.")
            }
        )
    }
}
