/// Rules about one subject. Some hold in every package, the others where its configuration asks for the set.
package struct RuleSet: Sendable {
    /// The word that a configuration asks for it with.
    package let name: String
    /// The subject, in one sentence.
    package let summary: String
    /// The rules that hold in every package.
    package let always: [Rule]
    /// The rules that hold where the set is asked for.
    package let more: [Rule]

    /// All of its rules.
    package var rules: [Rule] { always + more }

    init(_ name: String, _ summary: String, always: [Rule] = [], more: [Rule] = []) {
        self.name = name
        self.summary = summary
        self.always = always
        self.more = more
    }
}

extension RuleSet {
    /// Every set.
    package static let all: [RuleSet] = [.layers, .navigation, .views, .models, .state, .data, .tests]

    static let layers = RuleSet(
        "layers", "Who may use whom, and what belongs where.",
        always: [
            .layerDependency, .featureIndependence, .framework, .undeclaredDependency, .unusedDependency,
            .unclaimedTarget, .missingGate, .terminal, .coordinatorProtocol, .coordinatorType, .repositoryProtocol,
            .repositoryType, .useCase,
        ], more: [.testableImport])

    static let navigation = RuleSet(
        "navigation", "Where the user is, and who moves them.",
        always: [.navigation, .navigationLink, .destination, .modalBoolean, .modal, .route, .foreignView],
        more: [.lazyDestination, .routePayload])

    static let views = RuleSet(
        "views", "What views are made of, and what they do while they are rendered.",
        always: [.viewRepository, .featureTask],
        more: [
            .viewPart, .listWork, .formatterInBody, .listIdentity, .changingIdentity, .appearingTask, .viewInitTask,
            .unownedModel, .anyView, .changePrinting, .screenSize,
        ])

    static let models = RuleSet(
        "models", "What screens know and do, apart from how they look.",
        always: [.observableObject], more: [.wrapperInModel, .loadFlags])

    static let state = RuleSet(
        "state", "Who owns what changes.",
        always: [.navigationState, .sharedInstance], more: [.privateState, .hiddenChannel])

    static let data = RuleSet(
        "data", "What comes from outside and is kept.",
        always: [.io, .swallowedError], more: [.storedSecret, .managedObjects, .decodingOutside])

    static let tests = RuleSet(
        "tests", "What tests wait for and depend on.",
        more: [.testSleep, .testRandom, .disabledTest, .testNetwork])
}
