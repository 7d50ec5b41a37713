/// A fill style of a shape.
public protocol ShapeStyle: Sendable {}

/// One colour.
public struct Color: ShapeStyle {
    /// Orange.
    public static let orange = Color()
}

extension Color: Primitive {}

/// A style with more or less emphasis.
public struct HierarchicalShapeStyle: ShapeStyle {}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The usual style.
    public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
    /// A less prominent style.
    public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
}

/// A key that triggers a button.
public struct KeyboardShortcut: Sendable {
    /// Enter.
    public static let defaultAction = KeyboardShortcut()
}

extension View {
    /// Gives the button a key.
    public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { ModifiedContent() }

    /// Sets the style of the view's foreground.
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { ModifiedContent() }

    /// Sets whether its text is bold.
    public nonisolated func bold(_ isActive: Bool = true) -> some View { ModifiedContent() }

    /// Sets whether its controls are disabled.
    public nonisolated func disabled(_ disabled: Bool) -> some View { ModifiedContent() }

    /// A name for tests.
    public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View { ModifiedContent() }

    /// Sets the value of the view in a choice.
    public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View { ModifiedContent() }

    /// Acts when the view is there.
    public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View { ModifiedContent() }

    /// Acts when a value has changed.
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View { ModifiedContent() }

    /// Runs a task while the view exists.
    public nonisolated func task(
        name: String? = nil, priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
        @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View { ModifiedContent() }

    /// Runs a task while the view exists, and restarts it for another value.
    public nonisolated func task<T: Equatable>(
        id: T, name: String? = nil, priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
        @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View { ModifiedContent() }
}
