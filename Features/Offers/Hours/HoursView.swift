import DesignSystem
import Domain

/// The form of the clinic's hours, or of a clinician's.
package struct HoursView: View {
    @Bindable private var model: HoursModel

    /// The form that a model keeps.
    package init(model: HoursModel) { self.model = model }

    /// A field for each day with its problem, others' changes, and the button to save.
    package var body: some View {
        LoadedView(model.week) { week in
            Text(week.name).bold()
            Text(week.note).foregroundStyle(.secondary)
            ForEach(DayRow.all) { day in
                TextField(day.title, text: $model.draft.days[day.id]).accessibilityIdentifier(day.word)
                FieldProblem(model.problems.isEmpty ? nil : model.problems[day.id])
            }
            if let problem = model.problem { FailureView(problem) }
            FieldChanges(model.changes)
            Button("Save") { [base = model.base] in await model.save(over: base) }.disabled(!model.hasDraft)
                .accessibilityIdentifier("save")
        }
        .navigationTitle("Hours")
        .interactiveDismissDisabled(model.hasDraft)
        .sceneStorage($model.input)
        .task { await model.observe() }
    }
}
