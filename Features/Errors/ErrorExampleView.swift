import DesignSystem
import Domain

/// Shows one error on purpose, as any screen would show it.
package struct ErrorExampleView: View {
    private let error: AppError

    /// The example of one kind of error.
    package init(error: AppError) {
        self.error = error
    }

    /// The screen with the error.
    package var body: some View {
        VStack {
            Text("This is what the error “\(error.code)” looks like. Nothing has happened.")
            FailureView(error)
        }
        .navigationTitle("Error \(error.code)")
    }
}
