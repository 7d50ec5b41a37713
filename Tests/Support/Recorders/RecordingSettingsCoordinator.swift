import Domain

/// Writes down what the user asked for while looking at the settings.
@MainActor package final class RecordingSettingsCoordinator: SettingsCoordinating {
    /// Something that the user asked for.
    package enum Request: Hashable, Sendable {
        /// To know where the clinic is kept.
        case data
        /// To know how the workstation stands with the remote.
        case sync
    }

    /// Everything asked for, in order.
    package private(set) var requests: [Request] = [] {
        didSet { if let request = requests.last { asked?(request) } }
    }

    /// Hears each request at once, where somebody listens.
    package var asked: ((Request) -> Void)?

    /// A coordinator that nothing was asked of.
    package init() {}

    /// Writes it down.
    package func showData() { requests.append(.data) }
    /// Writes it down.
    package func showSync() { requests.append(.sync) }
}
