import Navigation

/// The sections of the app, in the order in which they are offered. Each keeps its own stack.
nonisolated enum AppSection: String, Hashable, Sendable, CaseIterable {
    case home
    case appointments
    case patients
    case orders
    case catalog
    case music

    /// Where the section starts.
    var root: AppRoute {
        switch self {
        case .home: .home(.start)
        case .appointments: .appointments(.agenda)
        case .patients: .patients(.list)
        case .orders: .orders(.list)
        case .catalog: .catalog(.categories)
        case .music: .music(.playlist)
        }
    }

    /// The section's name on the screen: that of its start.
    var title: String { root.inFlow.title }

    /// The identity of the section's stack. Those of modals come after these.
    var stack: StackID { StackID((Self.allCases.firstIndex(of: self) ?? 0) + 1) }
}
