// only sign-in
import DesignSystem
import Domain

/// The signed-in user.
package struct AccountView: View {
    private let model: AccountModel

    /// The account that a model keeps.
    package init(model: AccountModel) { self.model = model }

    /// The name with the way out, or the way in.
    package var body: some View {
        LoadedView(model.session) { session in
            if let session {
                LabeledContent("Name", value: session.name)
                Button("Sign out") { model.signOut() }.accessibilityIdentifier("sign-out")
            } else {
                Text("Nobody is signed in.")
                Button("Sign in") { model.signIn() }.accessibilityIdentifier("sign-in")
            }
        }
        .navigationTitle("Account")
        .task { await model.observe() }
    }
}
