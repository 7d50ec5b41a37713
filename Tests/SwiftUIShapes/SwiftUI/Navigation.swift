/// A stack of pages above a root.
public struct NavigationStack<Data, Root: View>: Primitive {
    /// A stack with a path owned elsewhere.
    public nonisolated init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable
    {}
}

/// Sections to choose from.
public struct TabView<SelectionValue: Hashable, Content: View>: Primitive {
    /// Sections, with the binding to the selected one.
    public nonisolated init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {}
}

extension View {
    /// The page of each element of the path.
    public nonisolated func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View { ModifiedContent() }

    /// Shows a sheet while there is an item.
    public nonisolated func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { ModifiedContent() }

    /// Shows a full-screen cover while there is an item. Not on the Mac.
    public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { ModifiedContent() }

    /// A question about data, with its answers.
    public nonisolated func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View { ModifiedContent() }

    /// Handles a link.
    public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { ModifiedContent() }

    /// The name of the page.
    public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View { ModifiedContent() }

    /// The name of the page.
    public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { ModifiedContent() }

    /// Whether a swipe closes the sheet.
    public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { ModifiedContent() }
}
