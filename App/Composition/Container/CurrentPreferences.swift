import Domain

/// The current preferences of the workstation, for code that needs them between two screens.
final class CurrentPreferences {
    /// The current preferences.
    private(set) var current: Preferences

    /// Called when they were saved, here or elsewhere.
    var whenSaved: () -> Void = {}

    private var reading: Task<Void, Never>?

    /// The preferences as they were when the clinic was opened.
    init(_ atStart: Preferences) {
        current = atStart
    }

    /// Keeps up with the saved preferences from now on.
    func follow(_ repository: any PreferencesRepository) {
        reading = Task { [weak self] in
            for await snapshot in repository.preferences() { self?.take(snapshot) }
        }
    }

    deinit {
        reading?.cancel()
    }

    private func take(_ snapshot: Snapshot<Preferences>) {
        guard case .value(let preferences, _, _) = snapshot else { return }
        current = preferences
        whenSaved()
    }
}
