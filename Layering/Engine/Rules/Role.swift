/// The role of a layer, which determines the rules for its sources.
package enum Role: String, CaseIterable, Sendable {
    case domain, design, feature, data, navigation, shell, app, test, other

    /// The abilities of a layer with this role.
    var owns: Set<Ownership> {
        switch self {
        case .domain, .design, .feature: []
        case .data: [.io]
        case .navigation: [.navigation]
        case .shell: [.terminal, .navigation]
        case .app: [.navigation]
        case .test, .other: Set(Ownership.allCases)
        }
    }

    /// The roles that a layer of this one can never use, whatever a configuration says.
    package var mustNotUse: Set<Role> {
        switch self {
        case .domain: Set(Role.allCases).subtracting([.domain])
        case .design: [.feature, .data, .app, .navigation, .shell, .test]
        case .feature: [.data, .app, .navigation, .shell, .test]
        case .data: [.design, .feature, .app, .navigation, .shell, .test]
        case .navigation, .shell: [.feature, .data, .app, .test]
        case .app, .other: [.test]
        case .test: []
        }
    }
}

/// An ability that only some layers have.
package enum Ownership: String, CaseIterable, Sendable {
    case io, terminal, navigation
}
