import Domain
import Support

/// The previews of the examples of errors.
package nonisolated enum Previews {
    /// Every screen in every state.
    package static let all: [Preview] = AppError.examples.map { error in
        Preview("", error.code) { ErrorExampleScreen(error) }
    }
}
