import HeadlessUI

/// Keeps the screen of a scene current: renders the visible place, runs its work and its actions.
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
    ///   - scene: the app.
    ///   - turns: the most renderings until a screen is complete or an action ends. All work is stopped after that.
    ///   - restless: called with the last screen when work is stopped.
    public init(scene: any ShellScene, turns: Int = .max, restless: @escaping @MainActor (Screen) -> Void = { _ in }) {
        (self.scene, self.turns, self.restless) = (scene, turns, restless)
        tasks = PlaceTasks { [changes] in changes.wake() }
    }

    /// Renders until the screen is complete: nothing is loading, or no work is running. It includes everything written
    /// before the call.
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

    /// Whether a control of the last screen from ``settle()`` still means the same: the current rendering has one with
    /// the same words and fields.
    ///
    /// A row of a list has no words of its own: it stays valid until the list is rendered again.
    func stillShows(_ control: Node) async -> Bool {
        await scene.readersAreServed()
        guard !changes.isArmed, let current else { return true }
        guard scene.visiblePlace == current.place else { return false }
        guard !control.label.isEmpty else { return true }
        let now = scene.visibleView().rendered(in: scene.environment).content
        return now.contains { $0.means(the: control) } && now.entries == current.screen.content.entries
    }

    /// Whether any work is running, cancelled work of removed places included.
    public var isWorking: Bool { tasks.isAnyWorking }

    /// Calls back whenever the last screen may be out of date: something that it shows has changed, or work has ended.
    func whenChanged(_ callBack: @escaping @MainActor () -> Void) {
        changes.whenWoken = callBack
    }

    /// Renders anew at the next ``settle()``, for example because time has passed.
    func expire() {
        changes.expire()
    }

    /// Presses a control of the last screen from ``settle()``, and waits until its action ends.
    ///
    /// Does nothing while an action runs, so pressing a button twice runs it once.
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

    /// Sets the text of a field of the last screen from ``settle()``.
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

    /// Waits until an action ends. Renders the changes meanwhile, and counts them.
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
    /// The names and values of the fields inside, in reading order.
    fileprivate var entries: [String?] {
        elements { $0.action != nil && $0.role != .button }.flatMap { [$0.label, $0.value] }
    }

    /// Whether this is the same control, wherever it is and whatever its value.
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
            status: frame.status, banner: frame.banner, tabs: frame.tabs, style: frame.style,
            canGoBack: frame.canGoBack, content: rendering.content, record: rendering.record)
        defaultAction = rendering.defaultAction
    }
}
