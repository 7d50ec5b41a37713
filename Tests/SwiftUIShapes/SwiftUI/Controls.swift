/// A button.
public struct Button<Label: View>: Primitive {
    /// A button that shows a view.
    @preconcurrency public nonisolated init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
}

extension Button where Label == Text {
    /// A button with text.
    @preconcurrency public nonisolated init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(titleKey) }
    }
    /// A button with text.
    @_disfavoredOverload @preconcurrency public nonisolated init<S: StringProtocol>(
        _ title: S, action: @escaping @MainActor () -> Void
    ) { self.init(action: action) { Text(title) } }
}

/// A field to type into.
public struct TextField<Label: View>: Primitive {
    nonisolated init() {}
}

extension TextField where Label == Text {
    /// A field with a name.
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) { self.init() }
    /// A field with a name.
    @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>) { self.init() }
}

/// A field for a secret.
public struct SecureField<Label: View>: Primitive {
    nonisolated init() {}
}

extension SecureField where Label == Text {
    /// A field with a name.
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) { self.init() }
    /// A field with a name.
    @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>) { self.init() }
}

/// A switch.
public struct Toggle<Label: View>: Primitive {
    nonisolated init() {}
}

extension Toggle where Label == Text {
    /// A switch with a name.
    public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init() }
    /// A switch with a name.
    @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init() }
}

/// A choice.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: Primitive {
    nonisolated init() {}
}

extension Picker where Label == Text {
    /// A choice with a name; its options have tags.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) { self.init() }
    /// A choice with a name; its options have tags.
    @_disfavoredOverload public nonisolated init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) { self.init() }
}
