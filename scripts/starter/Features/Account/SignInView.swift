// only sign-in
import DesignSystem

/// Asks for a user name and a password.
package struct SignInView: View {
    @Bindable private var model: SignInModel

    /// The form that a model keeps.
    package init(model: SignInModel) { self.model = model }

    /// The two fields, what went wrong, and the ways on.
    package var body: some View {
        VStack {
            TextField("User name", text: $model.userName).accessibilityIdentifier("user")
            SecureField("Password", text: $model.password).accessibilityIdentifier("password")
            if let problem = model.problem { FailureView(problem) }
            AsyncButton("Sign in") { await model.signIn() }.accessibilityIdentifier("sign-in")
            Button("Not now") { model.cancel() }.accessibilityIdentifier("cancel")
        }
        .navigationTitle("Sign in")
    }
}
