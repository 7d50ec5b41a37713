import DesignSystem

/// Everyone who works here or did, by name.
package struct StaffListView: View {
    private let model: StaffListModel

    /// The view of a model's list.
    package init(model: StaffListModel) { self.model = model }

    /// The colleagues, and the way to invite another one.
    package var body: some View {
        LoadedView(model.colleagues) { rows in
            List(rows) { row in Button(action: { model.show(row) }, label: { ColleagueRow(row: row) }) }
            Button("Invite somebody", action: model.invite).accessibilityIdentifier("invite")
        }
        .navigationTitle("Staff")
        .task { await model.observe() }
    }
}

/// One colleague in the list.
struct ColleagueRow: View {
    let row: ColleagueRowPresentation

    var body: some View {
        HStack {
            Text(row.name)
            Text(row.role)
            Spacer()
            Text(row.standing)
        }
    }
}
