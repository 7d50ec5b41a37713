/// Keeps the workstation's preferences. Open to everyone at the workstation, signed in or not.
package protocol PreferencesRepository: Sendable {
    /// Where the clinic is kept, as people read it: a folder's path, or `memory`.
    var location: String { get }

    /// The preferences as they were when the clinic was opened, at hand without a read; the usual ones where those on
    /// file make no sense.
    var atStart: Preferences { get }

    /// The preferences: first what holds now, then every change until the reader stops.
    func preferences() -> Snapshots<Preferences>

    /// Replaces the preferences that the user saw, with every number brought into its range.
    ///
    /// - Returns: the saved preferences; for an operation that was already applied, the current ones.
    /// - Throws: ``AppError/conflict(_:advice:)`` if others were saved since, or a storage error.
    func save(
        _ preferences: Preferences, over seen: Preferences, operation: OperationID
    ) async throws(AppError) -> Preferences
}

extension Preferences {
    /// Checks that these are the preferences that the user saw.
    ///
    /// - Throws: ``AppError/conflict(_:advice:)`` if they are not.
    package func check(isStill seen: Preferences) throws(AppError) {
        guard self == seen else { throw .conflict("The settings were changed at another terminal meanwhile.") }
    }
}
