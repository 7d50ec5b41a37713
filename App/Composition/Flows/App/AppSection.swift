import Navigation

/// The sections of the app, in the order in which they are offered. Each keeps its own stack.
nonisolated enum AppSection: String, Hashable, Sendable, CaseIterable {
    case home
    case orders

    /// The section's name on the screen.
    var title: String {
        switch self {
        case .home: "Home"
        case .orders: "Orders"
        }
    }

    /// The identity of the section's stack. Those of modals come after these.
    var stack: StackID {
        switch self {
        case .home: StackID(1)
        case .orders: StackID(2)
        }
    }
}
