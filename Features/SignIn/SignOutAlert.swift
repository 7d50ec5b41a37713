import DesignSystem
import Domain
import Observation

/// Asks whether to sign out.
package struct SignOutAlert: View {
    private let model: SignOutModel

    /// The question that a model asks.
    package init(model: SignOutModel) { self.model = model }

    /// The question and the two answers.
    package var body: some View {
        ConfirmationAlert("Sign out?", message: "Your place is kept for the next time you sign in here.") {
            Button("Stay signed in", action: model.stay).accessibilityIdentifier("stay")
            Button("Sign out", action: model.signOut).accessibilityIdentifier("sign-out")
        }
        .navigationTitle("Sign out")
    }
}

/// Hands the answer to the coordinator.
@Observable
package final class SignOutModel {
    private weak let coordinator: (any SignOutCoordinating)?

    /// Creates the question, whose answer goes to `coordinator`.
    package init(coordinator: any SignOutCoordinating) {
        self.coordinator = coordinator
    }

    func stay() { coordinator?.staySignedIn() }
    func signOut() async { await coordinator?.signOut() }
}
