import Domain

/// Writes down what the user asked for while looking at the settings.
@MainActor package final class RecordingSettingsCoordinator: SettingsCoordinating {
    /// How often the user wanted to know where the clinic is kept.
    package private(set) var dataRequests = 0 {
        didSet { asked?() }
    }

    /// Hears each of them at once, where somebody listens.
    package var asked: (() -> Void)?

    /// A coordinator that nothing was asked of.
    package init() {}

    /// Writes it down.
    package func showData() { dataRequests += 1 }
}
