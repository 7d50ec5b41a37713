import DesignSystem

/// The refund of an order: requesting it, or deciding about another person's request.
package struct RefundView: View {
    @Bindable private var model: RefundModel

    /// The refund that a model keeps.
    package init(model: RefundModel) { self.model = model }

    /// The refund, and the user's part in it.
    package var body: some View {
        LoadedView(model.refund) { refund in
            LabeledContent(refund.title, value: refund.state).bold()
            LabeledContent("Total", value: refund.total)
            RefundSteps(steps: refund.steps)
            if let problem = model.problem { FailureView(problem) }
            RefundActions(refund: refund, model: model)
        }
        .navigationTitle(model.title)
        .interactiveDismissDisabled(model.hasDraft)
        .sceneStorage($model.input)
        .task { await model.observe() }
        .task { await model.observeSession() }
    }
}

/// The user's part in the refund.
struct RefundActions: View {
    let refund: RefundPresentation
    @Bindable var model: RefundModel

    var body: some View {
        switch model.stage {
        case .canAsk:
            TextField("Reason", text: $model.reason).accessibilityIdentifier("reason")
            Button("Ask for the refund") { await model.ask(refund) }.accessibilityIdentifier("ask")
        case .canDecide:
            TextField("Remark", text: $model.reason).accessibilityIdentifier("remark")
            Button("Grant the refund") { await model.grant(refund) }.accessibilityIdentifier("grant")
            Button("Decline the refund") { await model.decline(refund) }.accessibilityIdentifier("decline")
        case .waits: Text("It waits for another pharmacist or manager to decide.").foregroundStyle(.secondary)
        case .over: Text("Nothing more can be done about it.").foregroundStyle(.secondary)
        case nil: EmptyView()
        }
    }
}

/// The request and the decision, with their authors and notes.
struct RefundSteps: View {
    let steps: [RefundStepPresentation]

    var body: some View {
        ForEach(steps) { step in
            HStack {
                Text(step.at, format: .dateTime)
                Text(step.what)
                Spacer()
                Text(step.by).foregroundStyle(.secondary)
            }
            if let note = step.note { Text("“\(note)”") }
        }
    }
}
