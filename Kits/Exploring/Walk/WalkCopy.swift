/// A state that a walk came to, as values: the records, who is there, and the navigation. It is there again without
/// typing the way.
@MainActor struct WalkCopy<App: ExplorableApp> {
    private let app: App
    private let start: App.Start
    private let moment: Moment<App>
    private let way: ExploredWay<App.Start>

    /// Copies the state of a walk, or nil if it shows something that is in none of the values.
    ///
    /// - Throws: the reason why the app cannot be copied.
    init?(of walk: Walk<App>) throws {
        guard walk.isAllInItsValue else { return nil }
        app = try walk.app.copy()
        start = walk.app.start(of: walk.scene)
        moment = Moment(of: walk)
        way = walk.way
    }

    /// A walk at the same state, or nil if it does not show the same.
    ///
    /// - Throws: the reason why the app cannot start.
    func walk() async throws -> Walk<App>? {
        let walk = try await Walk(on: app.copy(), from: start, to: moment.state, along: way)
        let now = Moment(of: walk)
        return now.state == moment.state && now.person == moment.person && now.screen == moment.screen ? walk : nil
    }
}
