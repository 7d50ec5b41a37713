import Exploring
import HeadlessUI
import Navigation
import TextShell

/// A library that can be explored, with a fault or without one.
@MainActor final class Library: ExplorableApp {
    private let records: () -> LibraryRecords
    private let fault: LibraryFault?
    private let openings: Openings

    convenience init(_ fault: LibraryFault? = nil) {
        self.init({ LibraryRecords() }, fault, Openings())
    }

    private init(_ records: @escaping () -> LibraryRecords, _ fault: LibraryFault?, _ openings: Openings) {
        (self.records, self.fault, self.openings) = (records, fault, openings)
    }

    private var opened: LibraryScene?

    func copy() -> Library {
        let records = opened?.coordinator.records ?? records()
        return Library({ records }, fault, openings)
    }

    func scene(from start: LibraryStart) -> LibraryScene {
        openings.count += 1
        let scene = LibraryScene(LibraryCoordinator(records(), fault), openings: openings.count)
        if start == .member { scene.coordinator.signIn() }
        opened = scene
        return scene
    }

    func start(of scene: LibraryScene) -> LibraryStart { scene.coordinator.isMember ? .member : .guest }
    func coordinator(of scene: LibraryScene) -> LibraryCoordinator { scene.coordinator }

    func person(at scene: LibraryScene) -> ExploredPerson {
        let name = scene.coordinator.isMember ? "ana" : nil
        return ExploredPerson(user: name, owner: name, role: name == nil ? "guest" : "member")
    }

    func refusals(on screen: Screen) -> [String] { screen.failure == "not-allowed" ? ["the records refuse"] : [] }
}

extension Library {
    var title: String { "Library" }
    var starts: [LibraryStart] { [.guest, .member] }
    var roles: [String] { ["guest", "member"] }
    var links: LinkTable<LibraryRoute> { LibraryRoute.links(fault) }
    var entries: SampleEntries { SampleEntries(fields: ["Sign in": [("name", "Ana")]]) }
    var screensWithoutLink: [String] { ["Sign in", "Give back?"] }
    var accepted: [AcceptedFinding] {
        fault == .acceptedInVain ? [AcceptedFinding(.row, of: "books", because: "nobody knows")] : []
    }

    func mayBe(_ role: String, at screen: String) -> Bool { role == "member" || !screen.hasPrefix("loans") }
    func title(of section: LibrarySection) -> String { section.root.title }
    func title(of route: LibraryRoute) -> String { route.title }
    func title(of alert: LibraryAlert) -> String { alert.title }
}

/// The person who begins.
enum LibraryStart: ExplorableStart {
    case guest
    case member

    var command: String { self == .guest ? "library" : "library --as ana" }
}

/// The number of times a library was opened, including copies.
@MainActor private final class Openings {
    var count = 0
}
