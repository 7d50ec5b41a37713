import DesignSystem

/// One queued write: its changes, its state and its actions.
package struct OutboxEntryView: View {
    @Bindable private var model: OutboxEntryModel

    /// The write that a model keeps.
    package init(model: OutboxEntryModel) { self.model = model }

    /// The write, or a note that it is no longer queued.
    package var body: some View {
        VStack {
            if model.isOver {
                NotQueued(leave: model.leave)
            } else {
                LoadedView(model.entry) { entry in QueuedWrite(entry: entry, model: model) }
            }
        }
        .navigationTitle(model.title)
        .interactiveDismissDisabled(model.hasDraft)
        .sceneStorage($model.input)
        .task { await model.observe() }
    }
}

/// A write that is queued.
struct QueuedWrite: View {
    let entry: OutboxEntryPresentation
    let model: OutboxEntryModel

    var body: some View {
        OutboxEntryFacts(entry: entry)
        OutboxFields(fields: entry.settled)
        ConflictForm(entry: entry, model: model)
        if let problem = model.problem { FailureView(problem) }
        OutboxEntryActions(entry: entry, model: model)
    }
}

/// A note that the write was sent or discarded: nobody is moved away from the screen.
struct NotQueued: View {
    let leave: @MainActor () -> Void

    var body: some View {
        ContentUnavailableView(
            label: { Text("Not queued any more") },
            description: { Text("The remote has it now, or someone took it back.") })
        Button("To the others", action: leave).accessibilityIdentifier("leave")
    }
}

/// The kind, author and state of the write.
struct OutboxEntryFacts: View {
    let entry: OutboxEntryPresentation

    var body: some View {
        LabeledContent("\(entry.number) \(entry.what)", value: entry.standing.title).bold()
        LabeledContent("By", value: entry.by)
        LabeledContent("At") { Text(entry.at, format: .dateTime) }
        if let nextTry = entry.standing.nextTry {
            LabeledContent("Next try") { Text(nextTry, format: .dateTime) }
        }
        if let dependants = entry.dependants { Text(dependants).foregroundStyle(.secondary) }
        if let reason = entry.standing.reason { Text(reason).foregroundStyle(.warning) }
    }
}

/// The fields that only this write changed.
struct OutboxFields: View {
    let fields: [OutboxFieldPresentation]

    var body: some View {
        if !fields.isEmpty {
            Section("What it changes") {
                ForEach(fields) { field in LabeledContent(field.title, value: field.change) }
            }
        }
    }
}

/// The actions that the write's state allows.
struct OutboxEntryActions: View {
    let entry: OutboxEntryPresentation
    let model: OutboxEntryModel

    var body: some View {
        if entry.standing.canBeRetried {
            Button("Try again") { await model.tryAgain(entry) }.accessibilityIdentifier("retry")
        }
        if let subject = entry.subject {
            Button(subject, action: model.showSubject).accessibilityIdentifier("open-record")
        }
        if entry.standing.canBeDiscarded {
            Button("Discard", action: model.discard).accessibilityIdentifier("discard")
        }
    }
}
