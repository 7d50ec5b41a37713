/// A button. The host owns the task that runs its action, and cancels it when the place is removed.
public struct Button: PrimitiveView {
    private let label: any View
    private let action: @MainActor () async -> Void

    /// A button with words on it.
    public init(_ title: String, action: @escaping @MainActor () async -> Void) {
        self.init(action: action) { Text(title) }
    }

    /// A button that shows a view, such as a row of a list.
    public init(action: @escaping @MainActor () async -> Void, @ViewBuilder label: () -> ViewContent) {
        self.action = action
        self.label = label()
    }

    /// Adds the button with its number.
    public func render(into context: inout RenderContext) {
        let inside = context.level(of: label)
        if inside.count == 1, let only = inside.first, only.role == .text {
            context.add(Node(.button, label: only.exactLabel), .press(action))
        } else {
            context.add(Node(.button, children: inside), .press(action))
        }
    }
}
