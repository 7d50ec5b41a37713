import DesignSystem

/// Asks the owner of the lock for their password.
package struct UnlockView: View {
    @Bindable private var model: SignInModel

    /// The form that a model keeps.
    package init(model: SignInModel) { self.model = model }

    /// The owner, the field, the problem, and the buttons.
    package var body: some View {
        VStack {
            Text("Locked. The place that \(model.person) left is kept.")
            SecureField("Password", text: $model.password).accessibilityIdentifier("password")
            if let problem = model.problem { FailureView(problem) }
            Button("Unlock", action: model.signIn).accessibilityIdentifier("unlock")
            Button("Sign in as someone else", action: model.signInAsSomeoneElse).accessibilityIdentifier("someone-else")
        }
        .navigationTitle("Locked")
    }
}
