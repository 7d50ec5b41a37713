import Foundation
import HeadlessUI
import Navigation
import TextShell

/// The library as the shell shows it.
@MainActor final class LibraryScene: ShellScene {
    let coordinator: LibraryCoordinator
    let environment = RenderEnvironment()
    /// The number of times the library was opened.
    let openings: Int
    private(set) var cameByLink = false
    private let views = PlaceViews()

    init(_ coordinator: LibraryCoordinator, openings: Int) {
        (self.coordinator, self.openings) = (coordinator, openings)
    }

    var fault: LibraryFault? { coordinator.fault }

    var frame: SceneFrame {
        let state = coordinator.state
        var names = state.visibleStack.places.map(\.route.title)
        if fault == .wrongBreadcrumb, names.count > 2 { names.remove(at: 1) }
        let isBook = if case .book = state.visibleRoute { true } else { false }
        var target = state
        return SceneFrame(
            breadcrumb: names + (state.alert.map { [$0.value.title] } ?? []),
            account: coordinator.isMember ? "Ana" : "guest",
            tabs: LibrarySection.allCases.map {
                Tab(name: $0.root.title, isSelected: $0 == (fault == .wrongSectionIsMarked ? .books : state.section))
            },
            style: state.alert != nil ? .alert : state.modals.isEmpty ? .page : .sheet,
            canGoBack: target.goBack() && !(fault == .noWayBackIsShown && isBook))
    }

    var visiblePlace: ScenePlace { place(coordinator.state.visiblePlace) }
    var livePlaces: Set<ScenePlace> { Set(coordinator.state.places.map(place)) }
    private func place(_ id: PlaceID) -> ScenePlace { ScenePlace(id.stack.number << 16 | id.number) }

    func visibleView() -> any View { views.view(at: visiblePlace) { LibraryView(scene: self) } }
    func keepViews(only places: Set<ScenePlace>) { views.keep(only: places) }
    func begin(_ step: String, canBeRepeated: Bool) {
        coordinator.journal.begin(.command(step), canBeRepeated: canBeRepeated)
    }
    func didSettle() async { coordinator.journal.end() }

    func drainNotices() -> [String] {
        defer { coordinator.notices = [] }
        return coordinator.notices
    }
}

extension LibraryScene {
    var links: [String] { LibraryRoute.links(fault).shownPatterns }

    func open(link: String) throws(CommandFailure) {
        begin("open \(link)", canBeRepeated: false)
        cameByLink = true
        guard var route = try? LibraryRoute.links(fault).route(link), !(fault == .linkIsRefused && route == .help)
        else {
            throw CommandFailure("There is no such link.", .dataError)
        }
        if fault == .linkReadsAsAnother, case .book(let number) = route { route = .book(number % 3 + 1) }
        if fault == .gateOnTapsOnly {
            coordinator.change { state in
                state.open(route)
                return true
            }
        } else {
            coordinator.go(.route(route))
        }
    }

    func undo() throws(CommandFailure) {
        guard coordinator.go(.undo) else { throw CommandFailure("There is nothing to undo.", .usage) }
        if fault == .undoLosesASection { coordinator.change { $0.popToRoot(of: .books) } }
    }

    func redo() throws(CommandFailure) {
        guard coordinator.go(.redo) else { throw CommandFailure("There is nothing to redo.", .usage) }
        if fault == .redoLeadsElsewhere { coordinator.change { $0.popToRoot(of: .books) } }
    }

    func goBack() throws(CommandFailure) {
        if fault == .backIsRefused, !coordinator.state.modals.isEmpty {
            throw CommandFailure("There is nothing to go back to.", .usage)
        }
        guard coordinator.go(.back) else { throw CommandFailure("There is nothing to go back to.", .usage) }
        if fault == .backSkipsAPlace { coordinator.go(.back) }
    }

    func goHome() throws(CommandFailure) { coordinator.go(.route(.shelf)) }

    func goToSection(_ name: String) throws(CommandFailure) {
        guard var section = LibrarySection.allCases.first(where: { $0.root.title == name }) else {
            throw CommandFailure("There is no such section.", .usage)
        }
        if fault == .sectionLeadsElsewhere, section == .help { section = .loans }
        coordinator.go(.section(section))
    }
}

extension LibraryState {
    /// Returns to the root of a section.
    fileprivate mutating func popToRoot(of section: LibrarySection) -> Bool {
        change(self[section].id) { $0.popToRoot() }
    }
}
