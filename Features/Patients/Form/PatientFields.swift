import DesignSystem
import Domain

/// A field for each fact, with its problem below.
struct PatientFields: View {
    let draft: Binding<PatientFormDraft>
    let problems: PatientFormProblems

    var body: some View {
        TextField("Name", text: draft.name).accessibilityIdentifier("name")
        FieldProblem(problems[.name])
        TextField("Born (yyyy-mm-dd)", text: draft.born).accessibilityIdentifier("born")
        FieldProblem(problems[.born])
        TextField("Phone", text: draft.phone).accessibilityIdentifier("phone")
        FieldProblem(problems[.phone])
        TextField("E-mail (optional)", text: draft.email).accessibilityIdentifier("email")
        FieldProblem(problems[.email])
        TextField("Address (optional)", text: draft.address).accessibilityIdentifier("address")
        FieldProblem(problems[.address])
    }
}
