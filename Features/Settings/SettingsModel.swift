import DesignSystem
import Domain
import Observation

/// Keeps the workstation's preferences current, and a draft of what the user changes.
@Observable
package final class SettingsModel {
    private(set) var state = LoadState<SettingsDraft>.idle
    private(set) var problem: AppError?

    /// The preferences as the user has them on screen.
    var draft: SettingsDraft {
        get { edit.draft }
        set { edit.draft = newValue }
    }

    /// Whether the clinic has a remote that workstations share.
    private(set) var hasRemote = false

    private let repository: any PreferencesRepository
    private let sync: any SyncRepository
    private let identifiers: any IdentifierSource
    private weak let coordinator: (any SettingsCoordinating)?
    private weak let errors: (any ErrorRouting)?
    private var edit = FormEdit<SettingsDraft, Preferences>(SettingsDraft(Preferences()))
    private var idempotencyKey = IdempotencyKey()

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
    var hasDraft: Bool { edit.hasDraft }

    /// The draft restored after a restart.
    var input: [String: String] {
        get { edit.words }
        set { edit.words = newValue }
    }

    /// The fields that another terminal changed since the form was opened.
    var changes: [FieldChange] { edit.changes }

    /// The preferences that the draft is saved over.
    var base: Preferences? { edit.base }

    func observe() async {
        await repository.preferences().load(into: \.state, of: self) { preferences in
            edit.receive(preferences, as: SettingsDraft(preferences))
            return SettingsDraft(preferences)
        }
    }

    func observeSync() async {
        await sync.status().forEachValue { status in hasRemote = status.reach != nil }
    }

    /// Saves the draft over preferences as the form was drawn over them.
    func save(over base: Preferences?) async {
        guard let base else { return }
        let wanted = edit.draft.preferences
        let operation = idempotencyKey.operation(for: wanted, from: identifiers)
        do {
            let saved = try await repository.save(wanted, over: base, operation: operation)
            idempotencyKey.succeeded(operation)
            edit.start(from: saved, as: SettingsDraft(saved))
            problem = nil
        } catch {
            if case .conflict = error { edit.refuse() }
            problem = errors.leftToShow(of: error)
        }
    }

    func showData() { coordinator?.showData() }
    func showSync() { coordinator?.showSync() }
}
