import Domain
import HeadlessUI

/// Asks for a confirmation: the question, its consequences, what went wrong, and the buttons that answer.
package struct ConfirmationAlert<Actions: View>: View {
    private let title: String
    private let message: String
    private let problem: AppError?
    private let actions: Actions

    /// Creates a question.
    ///
    /// - Parameters:
    ///   - title: the question.
    ///   - message: the consequences.
    ///   - problem: the problem with the last answer, or nil.
    ///   - actions: a button for each answer, below any field.
    package init(_ title: String, message: String, problem: AppError? = nil, @ViewBuilder actions: () -> Actions) {
        (self.title, self.message, self.problem) = (title, message, problem)
        self.actions = actions()
    }

    /// The question above its answers.
    package var body: some View {
        Text(title).bold()
        Text(message)
        if let problem { FailureView(problem) }
        actions
    }
}
