import HeadlessUI
import Navigation
import TextShell

/// An app that an ``Explorer`` can walk through, with the records that it keeps.
@MainActor public protocol ExplorableApp: AnyObject {
    /// The scene type.
    associatedtype Scene: ShellScene

    /// Owns the navigation.
    associatedtype Coordinator: NavigationCoordinator

    /// How a walk begins.
    associatedtype Start: ExplorableStart

    /// The name of the app.
    var title: String { get }

    /// Every way to begin.
    var starts: [Start] { get }

    /// The number of steps within which every state is reached.
    var reach: Int { get }

    /// The roles in the order of the map, the visitor's first.
    var roles: [String] { get }

    /// The texts to type where a screen cannot be passed without them.
    var entries: SampleEntries { get }

    /// The names of the screens that have no link and have to be reached, too.
    var screensWithoutLink: [String] { get }

    /// Every link that is understood; those of `ShellScene.links` have to be reached.
    var links: LinkTable<Coordinator.Route> { get }

    /// The name of a section in the frame.
    func title(of section: Coordinator.Route.Section) -> String

    /// The name of a place in the breadcrumb.
    func title(of route: Coordinator.Route) -> String

    /// The name of a question in the breadcrumb.
    func title(of alert: Coordinator.Alert) -> String

    /// The findings that are meant.
    var accepted: [AcceptedFinding] { get }

    /// Whether people expect someone in a role to see a screen, independent of the gates.
    func mayBe(_ role: String, at screen: String) -> Bool

    /// A copy with equal records, signed out.
    func copy() throws -> Self

    /// Starts the app.
    func scene(from start: Start) async throws -> Scene

    /// The start that a scene is at.
    func start(of scene: Scene) -> Start

    /// The coordinator behind a scene.
    func coordinator(of scene: Scene) -> Coordinator

    /// The person using a scene.
    func person(at scene: Scene) -> ExploredPerson

    /// Errors shown that should not be, as sentences.
    func refusals(on screen: Screen) -> [String]
}

extension ExplorableApp {
    typealias Route = Coordinator.Route
    typealias State = Coordinator.State
    typealias Change = NavigationChange<Route.Section, Route, Route.Modal, Coordinator.Alert>

    /// Eight.
    public var reach: Int { 8 }

    /// Nothing.
    public var entries: SampleEntries { SampleEntries() }

    /// None.
    public var screensWithoutLink: [String] { [] }

    /// None.
    public var accepted: [AcceptedFinding] { [] }

    /// Anyone may be anywhere.
    public func mayBe(_ role: String, at screen: String) -> Bool { true }

    /// None.
    public func refusals(on screen: Screen) -> [String] { [] }
}

/// The start of a walk: signed out, or signed in as someone.
public protocol ExplorableStart: Hashable, Sendable {
    /// The command by which a person begins the same way.
    var command: String { get }
}

/// The person using a scene.
public struct ExploredPerson: Hashable, Sendable {
    /// The signed-in user, or nil.
    public let user: String?

    /// The owner of the places: the user, or the one who locked the app; nil for none.
    public let owner: String?

    /// The role: one of ``ExplorableApp/roles``.
    public let role: String

    /// Creates a person.
    ///
    /// - Parameters:
    ///   - user: the signed-in user, or nil.
    ///   - owner: the owner of the places: the user, or the one who locked the app; nil for none.
    ///   - role: one of ``ExplorableApp/roles``.
    public init(user: String?, owner: String?, role: String) {
        (self.user, self.owner, self.role) = (user, owner, role)
    }
}
