/// The target of rendering: collects the nodes of one level, and the actions and tasks of the whole screen.
@MainActor public struct RenderContext {
    /// The environment that the host gives every view.
    public let environment: RenderEnvironment

    /// The nodes of the level that is being rendered.
    public private(set) var nodes: [Node] = []

    private(set) var title: String?
    private(set) var record: Record?
    private(set) var defaultAction: ActionID?
    private(set) var handlers = ActionHandlers()
    private(set) var tasks: [TaskDeclaration] = []
    private(set) var losesDraft = false
    private(set) var input: Binding<[String: String]>?
    private var told: [AnyHashable] = []
    private var isEnabled = true
    private var choices: [(name: String, tag: Any)]?

    init(environment: RenderEnvironment) {
        self.environment = environment
    }

    /// Adds a node to the present level.
    public mutating func add(_ node: consuming Node) {
        nodes.append(node)
    }

    /// Adds a control to the present level, numbered and wired to its handler.
    mutating func add(_ node: consuming Node, _ handler: ActionHandler) {
        node.action = handlers.add(handler)
        node.isEnabled = isEnabled
        nodes.append(node)
    }

    /// Renders a view on a new level and returns that level.
    mutating func level(of view: any View) -> [Node] {
        var inner: [Node] = []
        swap(&inner, &nodes)
        view.render(into: &self)
        swap(&inner, &nodes)
        return inner
    }

    /// Makes room for some nodes on a level that has none yet.
    mutating func expect(_ count: Int) {
        if nodes.isEmpty { nodes.reserveCapacity(count) }
    }

    /// Renders a view at the present level and changes each node that it added there.
    mutating func addAll(of view: any View, changing change: (inout Node) -> Void) {
        let first = nodes.count
        view.render(into: &self)
        for index in nodes.indices.dropFirst(first) { change(&nodes[index]) }
    }

    /// Renders a view whose first control, if it can be used, is the screen's default one.
    mutating func addDefault(_ view: any View) {
        let first = nodes.count
        view.render(into: &self)
        guard let control = nodes.dropFirst(first).first, control.isEnabled else { return }
        defaultAction = control.action
    }

    /// Renders a view whose controls cannot be used.
    mutating func addDisabled(_ view: any View) {
        let before = isEnabled
        isEnabled = false
        defer { isEnabled = before }
        view.render(into: &self)
    }

    /// The views in the content of a picker that have a tag.
    mutating func choices(in content: ViewContent) -> [(name: String, tag: Any)] {
        choices = []
        defer { choices = nil }
        _ = level(of: content)
        return choices ?? []
    }

    /// Renders a view, and takes it for a choice inside of a picker.
    mutating func add(_ view: any View, standingFor value: Any) {
        guard choices != nil else { return view.render(into: &self) }
        let name = level(of: view).map(\.exactText).joined(separator: " ")
        choices?.append((name, value))
    }

    /// Records that a failure is shown on this screen, so that one failure of several sections is shown once.
    ///
    /// - Returns: whether it is the first time.
    public mutating func tellsFirst(_ failure: some Hashable) -> Bool {
        guard !told.contains(failure) else { return false }
        told.append(failure)
        return true
    }

    mutating func setLosesDraft() {
        losesDraft = true
    }

    mutating func setInput(_ input: Binding<[String: String]>) {
        self.input = input
    }

    mutating func setTitle(_ title: String) {
        self.title = title
    }

    /// Sets what the place is about; the first thing counts.
    mutating func setRecord(_ record: Record) {
        self.record = self.record ?? record
    }

    mutating func add(_ task: TaskDeclaration) {
        tasks.append(task)
    }
}
