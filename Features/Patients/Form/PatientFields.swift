import DesignSystem
import Domain

/// A field for each fact, with its problem below.
struct PatientFields: View {
    let draft: Binding<PatientFormDraft>
    let problems: PatientFormProblems

    var body: some View {
        TextField("Name", text: draft.name).accessibilityIdentifier("name")
        FieldProblem(words: problems[.name])
        TextField("Born (yyyy-mm-dd)", text: draft.born).accessibilityIdentifier("born")
        FieldProblem(words: problems[.born])
        TextField("Phone", text: draft.phone).accessibilityIdentifier("phone")
        FieldProblem(words: problems[.phone])
        TextField("E-mail (optional)", text: draft.email).accessibilityIdentifier("email")
        FieldProblem(words: problems[.email])
        TextField("Address (optional)", text: draft.address).accessibilityIdentifier("address")
        FieldProblem(words: problems[.address])
    }
}

/// The problem of the field above, if any.
struct FieldProblem: View {
    let words: String?

    var body: some View {
        if let words { Text(words).foregroundStyle(.warning) }
    }
}
