import Foundation
import HeadlessUI
import TextShell

/// Shows one view as the shell would, runs its work, and does to it what a person can do.
///
/// Nothing sleeps: ``settle()`` is over when the screen is complete. What a person could not do throws a
/// ``DriverFailure`` that shows the screen.
@MainActor public final class ScreenDriver {
    /// The screen when the driver last looked.
    public private(set) var screen: Screen

    private let scene: OnePlaceScene
    private var last: (step: String, screen: Screen)?
    private let host: ScreenHost
    private let patience: Patience
    private var settling: Task<Screen, Never>?
    private var isShown = false

    /// Shows a view. Its work starts with the first ``settle()``.
    ///
    /// - Parameters:
    ///   - view: the view under test.
    ///   - style: the presentation of the place.
    ///   - now: the moment that is marked as the present.
    ///   - patience: the most work that the screen may do before the test fails.
    ///   - served: waits until all work that the fakes gave something new has processed it.
    ///   - secondsFromGMT: by how many seconds the zone in which moments are shown is ahead of Greenwich.
    public init(
        _ view: some View, style: ScreenStyle = .page, now: Date? = nil, patience: Patience = Patience(),
        served: @escaping @MainActor () async -> Void = {},
        secondsFromGMT: @escaping @Sendable (Date) -> Int = { _ in 0 }
    ) {
        let step = Watchdog.ofProcess.begin(on: nil, patience)
        defer { Watchdog.ofProcess.end(step) }
        scene = OnePlaceScene(view, style: style, secondsFromGMT: secondsFromGMT, now: now, served: served)
        host = ScreenHost(scene: scene, turns: patience.turns, restless: patience.fail)
        self.patience = patience
        screen = scene.currentScreen()
    }

    /// Whether leaving the place now would lose something that was typed.
    public var losesDraft: Bool { scene.rendering.losesDraft }

    /// The input that is stored with the place. If set before the place is shown, it is there from the start.
    public var input: [String: String] {
        get { scene.rendering.input?.wrappedValue ?? [:] }
        set { scene.rendering.input?.wrappedValue = newValue }
    }

    /// Waits until the screen is complete, and gives it.
    @discardableResult public func settle() async -> Screen {
        isShown = true
        screen = await working { [self] in
            if let settling { _ = await settling.value }
            settling = nil
            return await host.settle()
        }
        return screen
    }

    /// Lets all work run until it waits, and returns the screen: the one that is visible while answers are held back.
    @discardableResult public func currentScreen() async -> Screen {
        isShown = true
        screen = await working { [self] in
            settling = settling ?? Task.begin { [host] in await host.settle() }
            await scene.readersAreServed()
            await Self.rest()
            return scene.currentScreen()
        }
        return screen
    }

    /// Removes the place, as going back does: its work is cancelled and ends, and its view is freed.
    public func leave() async {
        scene.leave()
        await settle()
        if await !letOthersRun(while: { host.isWorking }) { patience.failAtLeaving(screen) }
        await Self.rest()
    }

    /// Presses what has this identifier, these words or this number, and waits until the screen is complete again, or
    /// with `completing: false` only until all work waits, as ``currentScreen()`` does.
    ///
    /// - Throws: a ``DriverFailure`` when there is no such control, or it cannot be pressed now.
    public func press(_ name: String, completing: Bool = true) async throws {
        await appear()
        try await press(try find(name), called: name, completing: completing)
    }

    /// Types text into a field, and waits as ``press(_:completing:)`` does.
    ///
    /// - Throws: a ``DriverFailure`` if there is no such field, or it takes no text now.
    public func type(_ text: String, into name: String, completing: Bool = true) async throws {
        await appear()
        try await type(text, into: try find(name), called: name, completing: completing)
    }

    /// Picks a choice of a picker, or a side of a switch, by its words.
    ///
    /// - Throws: a ``DriverFailure`` when there is no such control, or it has no such choice.
    public func choose(_ option: String, in name: String) async throws {
        await appear()
        let node = try find(name)
        let id = try control(node, called: name, to: "choose from", of: [.picker, .toggle])
        let options = node.options
        guard let index = options.firstIndex(of: option) else {
            throw DriverFailure("“\(name)” has no choice “\(option)”", near: option, among: options, on: sight)
        }
        last = ("choose \(option)", screen)
        await working { [host] in host.choose(id, option: index) }
        await settle()
    }

    /// The screen on show and before the last step, as failures show them.
    var sight: Sight { Sight(screen: screen, last: last) }

    /// The screen as text of a width.
    public func text(width: Int = 80) -> String {
        TextRenderer(width: width).text(of: screen)
    }

    /// The screen as lines for a screen reader.
    public var linear: String { LinearRenderer().text(of: screen) }

    /// The screen as JSON.
    public var json: String { ScreenJSON.text(of: screen) }

    /// Lets other work run, for more turns than any work here takes before it waits: whether a suspended task waits
    /// for an answer or is about to continue cannot be known.
    private static func rest() async {
        for _ in 0..<16 { await letOthersRun() }
    }

    /// Runs work of the screen on the main actor, and watches that it returns.
    private func working<Result: Sendable>(_ work: @escaping @MainActor () async -> Result) async -> Result {
        let step = Watchdog.ofProcess.begin(on: screen, patience)
        defer { Watchdog.ofProcess.end(step) }
        let task = Task.begin(work)
        Watchdog.ofProcess.waits()
        return await task.value
    }

    /// A screen must appear before anyone can use it.
    func appear() async {
        if !isShown { await settle() }
    }

    /// Presses a control that was found.
    func press(_ node: Node, called name: String, completing: Bool = true) async throws {
        let id = try control(node, called: name, to: "press", of: [.button])
        last = ("press \(name)", screen)
        await working { [host] in await host.press(id) }
        if completing { await settle() } else { await currentScreen() }
    }

    /// Types text into a field.
    func type(_ text: String, into node: Node, called name: String, completing: Bool = true) async throws {
        let roles: Set<NodeRole> = [.textField, .searchField, .secureField]
        let id = try control(node, called: name, to: "type into", of: roles)
        last = ("type into \(name)", screen)
        await working { [host] in host.set(id, to: text) }
        if completing { await settle() } else { await currentScreen() }
    }

    private func control(_ node: Node, called name: String, to use: String, of roles: Set<NodeRole>) throws -> ActionID
    {
        guard roles.contains(node.role), let id = node.action else {
            throw DriverFailure("Cannot \(use) “\(name)”: it is a \(node.role.rawValue)", on: sight)
        }
        guard node.isEnabled else { throw DriverFailure("Cannot \(use) “\(name)” now: it is disabled", on: sight) }
        return id
    }
}

extension OnePlaceScene {
    /// The current rendering of the place.
    var rendering: Rendering { visibleView().rendered(in: environment) }

    /// The current screen, without running any work.
    func currentScreen() -> Screen {
        let (rendering, frame) = (rendering, frame)
        return Screen(
            title: rendering.title ?? "", breadcrumb: frame.breadcrumb, account: frame.account, tabs: frame.tabs,
            style: frame.style, canGoBack: frame.canGoBack, content: rendering.content,
            record: rendering.record)
    }
}
