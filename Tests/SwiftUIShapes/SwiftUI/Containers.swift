/// Sides of a stack of views.
public enum HorizontalAlignment { case leading, center, trailing }

/// Sides of a row of views.
public enum VerticalAlignment { case top, center, bottom }

/// Views one below the other.
public struct VStack<Content: View>: Primitive {
    /// Views one below the other.
    public nonisolated init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {}
}

/// Views side by side.
public struct HStack<Content: View>: Primitive {
    /// Views side by side.
    public nonisolated init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {}
}

/// A gap.
public struct Spacer: Primitive {
    /// A gap.
    public nonisolated init(minLength: CGFloat? = nil) {}
}

/// A group of views.
public struct Group<Content> {
    nonisolated init() {}
}

extension Group: View where Content: View {
    /// Never called.
    public var body: Never { unreachable() }

    /// A group of views.
    public nonisolated init(@ViewBuilder content: () -> Content) { self.init() }
}

/// A part of a screen.
public struct Section<Parent, Content, Footer> {
    nonisolated init() {}
}

extension Section: View where Parent: View, Content: View, Footer: View {
    /// Never called.
    public var body: Never { unreachable() }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// A part with a title.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init() }
    /// A part with a title.
    @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init()
    }
}

/// A view for each element.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    nonisolated init() {}
}

extension ForEach: View where Content: View {
    /// Never called.
    public var body: Never { unreachable() }
}

extension ForEach where Content: View, ID == Data.Element.ID, Data.Element: Identifiable {
    /// A view for each element.
    public nonisolated init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) { self.init() }
}

/// Rows.
public struct List<SelectionValue: Hashable, Content: View>: Primitive {
    nonisolated init() {}
}

extension List where SelectionValue == Never {
    /// Rows of all kinds.
    public nonisolated init(@ViewBuilder content: () -> Content) { self.init() }
    /// A row for each element.
    public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable { self.init() }
}
