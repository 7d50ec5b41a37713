import HeadlessUI

/// Keeps one screen of a scene current: renders the place on show, runs its work, and takes its actions.
@MainActor public final class ScreenHost {
    private let scene: any ShellScene
    private let turns: Int
    private let restless: @MainActor (Screen) -> Void
    private let changes = ChangeSignal()
    private var tasks: PlaceTasks
    private var current: (place: ScenePlace, rendering: Rendering, screen: Screen)?
    private var isActing = false
    private var isStopped = false

    /// A host for a scene. Nothing runs before the first ``settle()``.
    ///
    /// - Parameters:
    ///   - scene: what is on show.
    ///   - turns: how often a screen may be rendered before it is complete or an action is over. Work that goes on
    ///     changing it after that is stopped, with all other work.
    ///   - restless: called then, with the screen as it was last rendered.
    public init(scene: any ShellScene, turns: Int = .max, restless: @escaping @MainActor (Screen) -> Void = { _ in }) {
        (self.scene, self.turns, self.restless) = (scene, turns, restless)
        tasks = PlaceTasks { [changes] in changes.wake() }
    }

    /// Renders until the screen is complete: nothing on it is still on its way, or nobody is working on it. What was
    /// written before this call is on it.
    public func settle() async -> Screen {
        var turn = 0
        while true {
            turn += 1
            await scene.readersAreServed()
            let (place, rendering, screen) = render()
            let live = scene.livePlaces
            scene.note(draft: rendering.losesDraft, input: rendering.input)
            let started = !isStopped && tasks.reconcile(rendering.tasks, at: place, live: live)
            scene.keepViews(only: live)
            if turn == turns { giveUp(on: screen) }
            if started { continue }
            guard screen.isBusy, tasks.isWorking(at: place), !isStopped else { return screen }
            await changes.wait()
        }
    }

    /// Whether a control of the screen that ``settle()`` gave last still means the same: a drawing of now would have
    /// one with the same words, and the same in every field.
    ///
    /// A row of a list has no words of its own: it stays what was shown until the list is drawn again.
    func stillShows(_ control: Node) async -> Bool {
        await scene.readersAreServed()
        guard !changes.isArmed, let current else { return true }
        guard scene.visiblePlace == current.place else { return false }
        guard !control.label.isEmpty else { return true }
        let now = scene.visibleView().rendered(in: scene.environment).content
        return now.contains { $0.means(the: control) } && now.entries == current.screen.content.entries
    }

    /// Whether work is still running, also of places that are gone: what is cancelled ends when it comes to it.
    public var isWorking: Bool { tasks.isAnyWorking }

    /// Presses a control of the screen that ``settle()`` gave last, and waits until what it does is done.
    ///
    /// Does nothing while an action runs: a button that is pressed twice does its work once.
    public func press(_ id: ActionID) async {
        guard !isActing, let current, case .press(let run)? = current.rendering.handlers[id] else { return }
        isActing = true
        let action = Task.begin { [self] in
            await tasks.carryOut(run, at: current.place)
            isActing = false
            changes.wake()
        }
        if turns == .max { await action.value } else { await actionEnds() }
    }

    /// Puts text into a field of the screen that ``settle()`` gave last.
    public func set(_ id: ActionID, to text: String) {
        guard case .setText(let set)? = current?.rendering.handlers[id] else { return }
        set(text)
    }

    /// Picks a choice of a picker of the screen that ``settle()`` gave last.
    public func choose(_ id: ActionID, option: Int) {
        guard case .choose(let choose)? = current?.rendering.handlers[id] else { return }
        choose(option)
    }

    /// Cancels all work and lets every wait end. No work starts afterwards.
    public func stop() {
        isStopped = true
        tasks.cancelAll()
        changes.wake()
    }

    /// Waits until an action is over, and renders what it changes meanwhile: that is counted.
    private func actionEnds() async {
        var turn = 0
        while isActing {
            turn += 1
            let screen = render().screen
            if turn == turns { giveUp(on: screen) }
            if isActing { await changes.wait() }
        }
    }

    private func giveUp(on screen: Screen) {
        stop()
        isActing = false
        restless(screen)
    }

    /// Renders unless nothing has changed since the last time.
    private func render() -> (place: ScenePlace, rendering: Rendering, screen: Screen) {
        if changes.isArmed, let current { return current }
        let fresh = changes.tracking {
            let rendering = scene.visibleView().rendered(in: scene.environment)
            return (scene.visiblePlace, rendering, Screen(rendering, in: scene.frame))
        }
        current = fresh
        return fresh
    }
}

extension Node {
    /// The name of each field inside and what stands in it, in reading order.
    fileprivate var entries: [String?] {
        elements { $0.action != nil && $0.role != .button }.flatMap { [$0.label, $0.value] }
    }

    /// Whether this is the same control, wherever it stands and whatever it holds.
    fileprivate func means(the control: Node) -> Bool {
        action != nil && role == control.role && label == control.label && identifier == control.identifier
            && isEnabled == control.isEnabled && options == control.options
    }
}

extension Screen {
    /// A place's rendering in its frame.
    init(_ rendering: Rendering, in frame: SceneFrame) {
        self.init(
            title: rendering.title ?? frame.breadcrumb.last ?? "", breadcrumb: frame.breadcrumb, account: frame.account,
            status: frame.status, tabs: frame.tabs, style: frame.style, canGoBack: frame.canGoBack,
            content: rendering.content)
    }
}
