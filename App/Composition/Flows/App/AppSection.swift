import Navigation

/// The sections of the app, in the order in which they are offered. Each keeps its own stack.
nonisolated enum AppSection: String, Hashable, Sendable, CaseIterable {
    case home
    case appointments
    case patients
    case orders
    case catalog
    case music

    /// The section's name on the screen.
    var title: String {
        switch self {
        case .home: "Home"
        case .appointments: "Appointments"
        case .patients: "Patients"
        case .orders: "Orders"
        case .catalog: "Catalog"
        case .music: "Music"
        }
    }

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

    /// The identity of the section's stack. Those of modals come after these.
    var stack: StackID {
        switch self {
        case .home: StackID(1)
        case .orders: StackID(2)
        case .appointments: StackID(3)
        case .patients: StackID(4)
        case .catalog: StackID(5)
        case .music: StackID(6)
        }
    }
}
