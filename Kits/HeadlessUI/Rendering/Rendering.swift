/// The result of rendering: the tree, and the closures that the tree must not hold.
public struct Rendering {
    /// The semantic tree.
    public let content: Node

    /// The name that the view gave its place, or nil.
    public let title: String?

    /// The thing that the view says its place is about, or nil.
    public let record: Record?

    /// The button that is most likely wanted, or nil if the view names none.
    public let defaultAction: ActionID?

    /// The handlers of the tree's actions; valid until the next rendering.
    public let handlers: ActionHandlers

    /// Whether leaving the place now would lose something that the user typed.
    public let losesDraft: Bool

    /// The input to store with the place, or nil for none.
    public let input: Binding<[String: String]>?

    /// The work that the view wants done while its place exists.
    public let tasks: [TaskDeclaration]
}

/// The handlers of one rendering's actions, by number.
public struct ActionHandlers {
    private var inOrder: [ActionHandler] = []

    /// How many actions there are.
    public var count: Int { inOrder.count }

    /// The handler of an action, or nil for one of another rendering.
    public subscript(_ id: ActionID) -> ActionHandler? {
        inOrder.indices.contains(id.number - 1) ? inOrder[id.number - 1] : nil
    }

    /// Adds what the next action does, and numbers it.
    mutating func add(_ handler: ActionHandler) -> ActionID {
        inOrder.append(handler)
        return ActionID(inOrder.count)
    }
}

/// The effect of an action.
public enum ActionHandler {
    /// Pressing does this; the host owns the task.
    case press(@MainActor () async -> Void)
    /// Setting puts this text into the field.
    case setText(@MainActor (String) -> Void)
    /// Setting picks the choice at this position.
    case choose(@MainActor (Int) -> Void)
}

/// Work that a view wants done while its place exists; other work as soon as its `id` is another one.
public struct TaskDeclaration: Identifiable {
    /// The declaration of the work, and the value that it depends on.
    public struct ID: Hashable {
        let file: String
        let line: Int
        let column: Int
        let value: AnyHashable
    }

    /// Which work it is.
    public let id: ID

    /// The work.
    public let action: @MainActor () async -> Void
}

extension View {
    /// Renders the view. Reads the view's model and nothing else; rendering twice gives equal trees.
    @MainActor public func rendered(in environment: RenderEnvironment) -> Rendering {
        var context = RenderContext(environment: environment)
        render(into: &context)
        return Rendering(
            content: Node(.group, children: context.nodes), title: context.title, record: context.record,
            defaultAction: context.defaultAction, handlers: context.handlers, losesDraft: context.losesDraft,
            input: context.input, tasks: context.tasks)
    }
}
