import Foundation

/// Remembers where somebody was in the app, and what they typed there.
package protocol SavedStateRepository: Sendable {
    /// The state that was last saved, or nil.
    ///
    /// - Throws: a storage error.
    func savedState() async throws(AppError) -> Data?

    /// Replaces what is saved.
    ///
    /// - Throws: a storage error.
    func save(_ state: Data) async throws(AppError)
}
