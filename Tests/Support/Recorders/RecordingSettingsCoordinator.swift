import Domain

/// Writes down what the user asked for while looking at the settings.
@MainActor package final class RecordingSettingsCoordinator: SettingsCoordinating {
    /// Something that the user asked for.
    package enum Wish: Hashable, Sendable {
        /// To know where the clinic is kept.
        case data
        /// To know how the station stands with the remote.
        case sync
    }

    /// Everything asked for, in order.
    package private(set) var wishes: [Wish] = [] {
        didSet { if let wish = wishes.last { asked?(wish) } }
    }

    /// Hears each wish at once, where somebody listens.
    package var asked: ((Wish) -> Void)?

    /// A coordinator that nothing was asked of.
    package init() {}

    /// Writes it down.
    package func showData() { wishes.append(.data) }
    /// Writes it down.
    package func showSync() { wishes.append(.sync) }
}
