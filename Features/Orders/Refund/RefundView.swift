import DesignSystem

/// The refund of one order: asking for it, or deciding what someone else asked for.
package struct RefundView: View {
    @Bindable private var model: RefundModel

    /// The refund that a model keeps.
    package init(model: RefundModel) { self.model = model }

    /// What is known, and what this person can do about it.
    package var body: some View {
        LoadedView(model.refund) { refund in
            LabeledContent(refund.title, value: refund.state).foregroundStyle(.strong)
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

/// What this person can do about the refund now.
struct RefundActions: View {
    let refund: RefundPresentation
    @Bindable var model: RefundModel

    var body: some View {
        switch model.stage {
        case .canAsk: RefundRequest(reason: $model.reason) { await model.ask(refund) }
        case .canDecide:
            RefundDecision(remark: $model.reason) {
                await model.grant(refund)
            } decline: {
                await model.decline(refund)
            }
        case .waits: Text("It waits for another pharmacist or manager to decide.").foregroundStyle(.secondary)
        case .over: Text("Nothing more can be done about it.").foregroundStyle(.secondary)
        case nil: EmptyView()
        }
    }
}

/// Who asked and who decided, with what they said.
struct RefundSteps: View {
    let steps: [RefundStepPresentation]

    var body: some View {
        ForEach(steps) { step in
            HStack {
                Text(step.at, style: .dateTime)
                Text(step.what)
                Spacer()
                Text(step.by).foregroundStyle(.secondary)
            }
            if let note = step.note { Text("“\(note)”") }
        }
    }
}

/// The form to ask for a refund.
struct RefundRequest: View {
    let reason: Binding<String>
    let ask: @MainActor () async -> Void

    var body: some View {
        TextField("Reason", text: reason).accessibilityIdentifier("reason")
        Button("Ask for the refund", action: ask).accessibilityIdentifier("ask")
    }
}

/// The form to decide about a refund.
struct RefundDecision: View {
    let remark: Binding<String>
    let grant: @MainActor () async -> Void
    let decline: @MainActor () async -> Void

    var body: some View {
        TextField("Remark", text: remark).accessibilityIdentifier("remark")
        Button("Grant the refund", action: grant).accessibilityIdentifier("grant")
        Button("Decline the refund", action: decline).accessibilityIdentifier("decline")
    }
}
