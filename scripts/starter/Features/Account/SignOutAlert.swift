// only sign-in
import DesignSystem
import Domain
import Observation

/// Signs somebody out once they have said so.
@Observable
package final class SignOutModel {
    private(set) var problem: AppError?
    private let repository: any SessionRepository
    private weak let coordinator: (any AccountCoordinating)?

    /// The question.
    package init(repository: any SessionRepository, coordinator: any AccountCoordinating) {
        (self.repository, self.coordinator) = (repository, coordinator)
    }

    func stay() { coordinator?.signingOutAnswered(signedOut: false) }

    func signOut() async {
        do throws(AppError) {
            try await repository.signOut()
            coordinator?.signingOutAnswered(signedOut: true)
        } catch {
            problem = error
        }
    }
}

/// Asks whether to sign out.
package struct SignOutAlert: View {
    private let model: SignOutModel

    /// The question that a model answers.
    package init(model: SignOutModel) { self.model = model }

    /// The question and the two answers.
    package var body: some View {
        Text("Sign out?").bold()
        if let problem = model.problem { FailureView(problem) }
        Button("Stay") { model.stay() }.accessibilityIdentifier("stay")
        AsyncButton("Sign out") { await model.signOut() }.accessibilityIdentifier("sign-out")
    }
}
