import Domain
import Navigation
import Support
import Testing
import TextShell

@testable import App

/// Undo and redo as typed commands.
@Suite struct UndoTests {
    @Test(arguments: [
        ["go orders"], ["open clinic://orders/1042/tracking"], ["open clinic://settings/data"], ["open clinic://cart"],
        ["open clinic://orders/1042", "contact", "back"], ["open clinic://booking/checkup", "back", "back"],
        ["open clinic://settings", "go music"],
    ])
    func `undo leads back to the place before the last step, and redo on again`(lines: [String]) async throws {
        let scene = try await ExampleClinic.start(as: "ana")
        _ = await Wanderer.replay(Array(lines.dropLast()), in: scene)
        let before = scene.coordinator.state
        _ = await Wanderer.replay([lines[lines.count - 1]], in: scene)
        let after = scene.coordinator.state
        #expect(before != after)
        _ = await Wanderer.replay(["undo"], in: scene)
        #expect(scene.coordinator.state == before)
        _ = await Wanderer.replay(["redo"], in: scene)
        #expect(scene.coordinator.state == after)
    }

    @Test(arguments: ["undo", "redo"])
    func `undo and redo without a step are reported`(line: String) async throws {
        for user in [nil, "maya"] {
            let scene = try await ExampleClinic.start(as: user)
            #expect(await Wanderer.replay([line], in: scene).contains("There is nothing to \(line)."))
        }
    }

    @Test func `the place that was left and is shown at the start is not undone`() async throws {
        let first = try await Workstation().start(as: .pharmacist)
        try first.handle(url: "clinic://orders/1042/tracking")
        let scene = try await Workstation().afterEnd(of: first).journalled(as: .pharmacist)
        let before = scene.coordinator.state
        #expect(before.visibleRoute.link == "clinic://orders/1042/tracking")
        #expect(await Wanderer.replay(["undo"], in: scene).contains("There is nothing to undo."))
        #expect(scene.coordinator.state == before)
    }

    @Test func `nobody can undo past a sign-in or sign-out`() async throws {
        let scene = try await ExampleClinic.start()
        let words = await Wanderer.replay(
            [
                "go music", "open clinic://profile", "set user ana", "set password @env:CLINIC_PASSWORD", "sign-in",
                "undo",
            ],
            in: scene)
        #expect(words.last { $0.hasPrefix("There") } == "There is nothing to undo.")
        #expect(scene.coordinator.state.modals.map(\.value) == [.profile])
        await scene.coordinator.sessions.signOut()
        #expect(await Wanderer.replay(["undo"], in: scene).contains("There is nothing to undo."))
    }

    @Test func `undo says what was saved and stays, once`() async throws {
        let scene = try await ExampleClinic.start(as: "maya")
        let words = await Wanderer.replay(["open clinic://orders/1043", "mark", "track", "undo", "undo"], in: scene)
        let told = words.filter { $0.hasPrefix("Undo leads back") }
        #expect(
            told == ["Undo leads back to where you were, and no further: what “press Mark as packed” saved stays."])
        #expect(scene.coordinator.state.section == .home)
    }

    @Test func `a question that was answered is not asked again`() async throws {
        let scene = try await ExampleClinic.start(as: "maya")
        let words = await Wanderer.replay(["open clinic://orders/1043", "cancel the order", "keep", "undo"], in: scene)
        #expect(scene.coordinator.state == .start)
        #expect(!words.contains { $0.contains("saved stays") })
    }

    @Test func `undo asks before it loses what was typed, and not where nothing is lost`() async throws {
        let scene = try await ExampleClinic.start(as: "ben")
        _ = await Wanderer.replay(["open clinic://patients/2003/edit", "set phone 1", "undo"], in: scene)
        #expect(scene.coordinator.presentedAlert == .discardDraft(.undo))
        _ = await Wanderer.replay(["keep", "go orders", "undo"], in: scene)
        #expect(scene.coordinator.presentedAlert == nil)
        #expect(scene.coordinator.state.section == .patients)
        _ = await Wanderer.replay(["undo", "discard"], in: scene)
        #expect(scene.coordinator.state.section == .home)
        #expect(scene.coordinator.state == .start)
    }

    @Test func `undo with a question open is a step by its own name`() async throws {
        let scene = try await ExampleClinic.start(as: "maya")
        _ = await Wanderer.replay(["open clinic://orders/1044", "cancel the order", "undo"], in: scene)
        #expect(scene.history.map { $0.split(separator: " ")[1] }.suffix(2) == ["press", "undo"])
    }

    @Test func `a locked workstation undoes nothing`() async throws {
        let scene = try await ExampleClinic.start(as: "ben")
        try scene.open(link: "clinic://orders/1042")
        await scene.coordinator.sessions.lock()
        let before = scene.coordinator.state
        _ = await Wanderer.replay(["undo"], in: scene)
        #expect(scene.coordinator.state == before)
    }

    @Test func `a search below the top is still there after an undo`() async throws {
        let app = try await ExampleClinic.start().coordinator
        let search = try #require(SearchText("gauze"))
        let products = [501, 502].compactMap { ProductNumber($0) }
        app.select(.catalog)
        app.catalog.become([.search(search), .product(products[0]), .cart, .product(products[1])])
        let before = app.catalog.path
        app.journal.end()
        app.catalog.showCart()
        #expect(app.catalog.path == Array(before.dropLast()))
        let undone = app.go(.undo)
        #expect(undone)
        #expect(app.catalog.path == before)
    }

    @Test func `a listener sees the current user after a sign-out`() async throws {
        let scene = try await ExampleClinic.start(as: "ben")
        var seen: [String?] = []
        scene.coordinator.journal.observe { [coordinator = scene.coordinator] change, _ in
            if case .signedOut = change { seen.append(coordinator.session?.staff.userName) }
        }
        await scene.coordinator.sessions.signOut()
        #expect(seen == [nil])
    }

    @Test func `a listener receives each change with its cause`() async throws {
        let scene = try await ExampleClinic.start()
        var heard: [String] = []
        scene.coordinator.journal.observe { [coordinator = scene.coordinator] in
            guard case .moved(let old, let new) = $0 else { return }
            heard.append("\($1.text): \(old.breadcrumb.trail), then \(new.breadcrumb.trail)")
            #expect(coordinator.replayed == coordinator.state)
        }
        _ = await Wanderer.replay(["go music", "undo"], in: scene)
        #expect(
            heard == [
                "go music: Home, then Music", "undo: Music, then Home",
            ])
    }
}
