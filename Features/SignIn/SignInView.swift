import DesignSystem

/// Asks for a user name and a password.
package struct SignInView: View {
    @Bindable private var model: SignInModel

    /// The form that a model keeps.
    package init(model: SignInModel) { self.model = model }

    /// The two fields, what went wrong, and the button.
    package var body: some View {
        VStack {
            Text(model.purpose).foregroundStyle(.secondary)
            TextField("User name", text: $model.userName).accessibilityIdentifier("user")
            SecureField("Password", text: $model.password).accessibilityIdentifier("password")
            if let problem = model.problem { FailureView(problem) }
            Button("Sign in", action: model.signIn).accessibilityIdentifier("sign-in")
            Button("Not now", action: model.cancel).accessibilityIdentifier("cancel")
            Button("I have an invitation", action: model.acceptInvitation).accessibilityIdentifier("invitation")
        }
        .navigationTitle("Sign in")
    }
}
