import Domain
import Observation

/// Keeps the station's preferences current, and a draft of what the user changes.
@Observable
package final class SettingsModel {
    private(set) var state = LoadState<SettingsDraft>.idle
    private(set) var problem: AppError?

    /// The preferences as the user has them on screen.
    var draft = SettingsDraft(Preferences())

    /// Whether the clinic has a remote that stations share.
    private(set) var hasRemote = false

    private let repository: any PreferencesRepository
    private let sync: any SyncRepository
    private let identifiers: any IdentifierSource
    private weak var coordinator: (any SettingsCoordinating)?
    private weak var errors: (any ErrorRouting)?
    private var attempt = Attempt()

    /// Settings that were not read yet.
    package init(
        preferences: any PreferencesRepository, sync: any SyncRepository, identifiers: any IdentifierSource,
        coordinator: any SettingsCoordinating, errors: any ErrorRouting
    ) {
        repository = preferences
        self.sync = sync
        self.identifiers = identifiers
        self.coordinator = coordinator
        self.errors = errors
    }

    /// Whether something is changed that leaving would lose.
    var hasDraft: Bool { state.value.map { $0 != draft } ?? false }

    func observe() async {
        state = .loading
        for await snapshot in repository.preferences() {
            let hadDraft = hasDraft
            state.receive(snapshot, as: SettingsDraft.init)
            if let saved = state.value, !hadDraft { draft = saved }
        }
    }

    func observeSync() async {
        for await snapshot in sync.status() {
            if case .value(let status, _, _) = snapshot { hasRemote = status.reach != nil }
        }
    }

    func save() async {
        let operation = attempt.operation(for: draft.preferences, from: identifiers)
        do {
            let saved = try await repository.save(draft.preferences, operation: operation)
            attempt.succeeded(operation)
            (draft, problem) = (SettingsDraft(saved), nil)
        } catch {
            problem = errors.leftToShow(of: error)
        }
    }

    func showData() {
        coordinator?.showData()
    }

    func showSync() {
        coordinator?.showSync()
    }
}
