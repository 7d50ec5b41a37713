import DesignSystem

/// Asks for the password so far and another one, twice.
package struct ChangePasswordView: View {
    @Bindable private var model: ChangePasswordModel

    /// The form that a model keeps.
    package init(model: ChangePasswordModel) { self.model = model }

    /// The three fields, what went wrong, and the button.
    package var body: some View {
        VStack {
            SecureField("Password so far", text: $model.current).accessibilityIdentifier("current")
            SecureField("New password", text: $model.new).accessibilityIdentifier("new")
            SecureField("New password again", text: $model.again).accessibilityIdentifier("again")
            if let problem = model.problem { FailureView(problem) }
            Button("Change it", action: model.change).accessibilityIdentifier("change")
        }
        .navigationTitle("Change password")
        .interactiveDismissDisabled(model.hasDraft)
    }
}
