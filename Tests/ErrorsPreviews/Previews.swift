import Domain
import Support

/// What there is to look at of errors on purpose.
package nonisolated enum Previews {
    /// Every screen in every state.
    package static let all: [Preview] = AppError.examples.map { error in
        Preview("", error.code) { ErrorExampleScreen(error) }
    }
}
