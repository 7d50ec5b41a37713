import DesignSystem

/// The form that invites somebody new, and then the code.
package struct InviteView: View {
    @Bindable private var model: InviteModel

    /// The form that a model keeps.
    package init(model: InviteModel) { self.model = model }

    /// The three fields, or the code once there is one.
    package var body: some View {
        VStack {
            if let invitation = model.invitation {
                InvitationCodeView(invitation: invitation)
                Button("Done", action: model.done).accessibilityIdentifier("done")
            } else {
                InviteFields(draft: $model.draft)
                if let problem = model.problem { FailureView(problem) }
                Button("Invite", action: model.invite).accessibilityIdentifier("invite")
            }
        }
        .navigationTitle("Invite somebody")
        .interactiveDismissDisabled(model.hasDraft)
        .sceneStorage($model.input)
    }
}

/// A field for each fact about somebody new.
struct InviteFields: View {
    let draft: Binding<InviteDraft>

    var body: some View {
        TextField("Name", text: draft.name).accessibilityIdentifier("name")
        TextField("User name", text: draft.userName).accessibilityIdentifier("user")
        Picker("Role", selection: draft.role) {
            ForEach(RoleChoice.all) { choice in Text(choice.title).tag(choice) }
        }
        .accessibilityIdentifier("role")
    }
}
