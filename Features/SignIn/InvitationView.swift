import DesignSystem

/// Asks for the code of an invitation and a new password, twice.
package struct InvitationView: View {
    @Bindable private var model: InvitationModel

    /// The form that a model keeps.
    package init(model: InvitationModel) { self.model = model }

    /// The four fields, what went wrong, and the button.
    package var body: some View {
        VStack {
            Text("A manager gave you a code, which works once. Choose the password that you will sign in with.")
                .foregroundStyle(.secondary)
            TextField("User name", text: $model.userName).accessibilityIdentifier("user")
            SecureField("Code", text: $model.code).accessibilityIdentifier("code")
            SecureField("New password", text: $model.password).accessibilityIdentifier("new")
            SecureField("New password again", text: $model.again).accessibilityIdentifier("again")
            if let problem = model.problem { FailureView(problem) }
            Button("Keep it and sign in", action: model.accept).accessibilityIdentifier("accept")
            Button("Not now", action: model.cancel).accessibilityIdentifier("cancel")
        }
        .navigationTitle("Invitation")
    }
}
