extension Rule {
    /// Every rule.
    package static let all: [Rule] = [
        .layerDependency, .featureIndependence, .framework, .undeclaredDependency, .unusedDependency,
        .unclaimedTarget, .missingGate,
        .io, .terminal,
        .navigation, .navigationLink, .destination, .navigationState, .modalBoolean, .modal, .route,
        .foreignView,
        .coordinatorProtocol, .coordinatorType, .repositoryProtocol, .repositoryType, .viewRepository, .useCase,
        .observableObject, .sharedInstance, .featureTask, .swallowedError,
    ]

    /// The rule with an id.
    package static func named(_ id: String) -> Rule? { all.first { $0.id == id } }
}
