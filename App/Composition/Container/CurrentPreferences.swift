import Domain

/// The station's preferences as they are at present, for whoever needs them between two screens.
final class CurrentPreferences {
    /// What holds now; the standard ones until the saved ones were read.
    private(set) var current = Preferences()

    private var reading: Task<Void, Never>?

    /// Reads the saved preferences and keeps up with them from then on.
    func follow(_ repository: any PreferencesRepository) async {
        var snapshots = repository.preferences().makeAsyncIterator()
        take(await snapshots.next(isolation: #isolation))
        reading = Task { [weak self, snapshots] in
            var snapshots = snapshots
            while let snapshot = await snapshots.next(isolation: #isolation) { self?.take(snapshot) }
        }
    }

    deinit {
        reading?.cancel()
    }

    private func take(_ snapshot: Snapshot<Preferences>?) {
        if case .value(let preferences, _, _)? = snapshot { current = preferences }
    }
}
