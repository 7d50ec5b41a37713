/// What a shape is filled with.
public protocol ShapeStyle: Sendable {}

/// One colour.
public struct Color: ShapeStyle {
    /// Orange.
    public static let orange = Color()
}

extension Color: Primitive {}

/// A style that stands out more or less.
public struct HierarchicalShapeStyle: ShapeStyle {}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The usual style.
    public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
    /// What stands out less.
    public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
}

extension View {
    /// What the view is drawn with.
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { ModifiedContent() }

    /// Whether the words in it are bold.
    public nonisolated func bold(_ isActive: Bool = true) -> some View { ModifiedContent() }

    /// Whether the controls in it can be used.
    public nonisolated func disabled(_ disabled: Bool) -> some View { ModifiedContent() }

    /// A name for tests.
    public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View { ModifiedContent() }

    /// What the view stands for in a choice.
    public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View { ModifiedContent() }

    /// Work as long as the view is there.
    public nonisolated func task(
        name: String? = nil, priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
        @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View { ModifiedContent() }

    /// Work as long as the view is there, anew for another value.
    public nonisolated func task<T: Equatable>(
        id: T, name: String? = nil, priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
        @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View { ModifiedContent() }
}
