import DesignSystem

/// One choice for each field that both sides changed; kept together, once all are made.
struct ConflictForm: View {
    let entry: OutboxEntryPresentation
    @Bindable var model: OutboxEntryModel

    var body: some View {
        if entry.isForOthers {
            Text("Someone who may see the record has to choose.")
        } else if !entry.contested.isEmpty {
            ForEach(entry.contested) { field in ContestedField(field: field, side: $model.draft[field.id]) }
            if !model.changed.isEmpty {
                Text("Changed once more, so choose again: \(model.changed.joined(separator: ", ")).")
                    .foregroundStyle(.warning)
            }
            if !model.missing.isEmpty {
                Text("Still to choose: \(model.missing.joined(separator: ", ")).").foregroundStyle(.secondary)
            }
            Button("Keep what is chosen") { await model.keep(entry) }.disabled(!model.missing.isEmpty)
                .accessibilityIdentifier("keep")
        }
    }
}

/// A field that both sides changed, with the choice between them.
struct ContestedField: View {
    let field: OutboxFieldPresentation
    let side: Binding<FieldSide?>

    var body: some View {
        Section(field.title) {
            ThreeWayComparison(before: field.before, mine: field.mine, theirs: field.theirs)
            Picker("Keep \(field.title)", selection: side) {
                ForEach(FieldSide.allCases) { side in Text(side.title).tag(side) }
            }
        }
    }
}
