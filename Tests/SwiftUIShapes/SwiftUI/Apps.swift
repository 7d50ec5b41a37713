/// An app.
@MainActor @preconcurrency public protocol App {
    /// The type of `body`.
    associatedtype Body: Scene
    /// The scenes of the app.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
    /// The app.
    @MainActor @preconcurrency init()
}

/// A part of an app's interface.
@MainActor @preconcurrency public protocol Scene {
    /// The type of `body`.
    associatedtype Body: Scene
    /// The content of the scene.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

/// A builder of one scene.
@resultBuilder public struct SceneBuilder {
    /// A scene as it is.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// Windows of one kind.
public struct WindowGroup<Content: View>: Scene {
    /// Windows with this content.
    public nonisolated init(@ViewBuilder content: () -> Content) {}
    /// Never called.
    public var body: Never { unreachable() }
}

/// A value that a view owns.
@propertyWrapper public struct State<Value> {
    /// A value at the beginning.
    public init(wrappedValue value: Value) {}
    /// A value at the beginning.
    public init(initialValue value: Value) {}
    /// The value.
    public var wrappedValue: Value {
        get { unreachable() }
        nonmutating set {}
    }
    /// Read and write access to the value.
    public var projectedValue: Binding<Value> { unreachable() }
}

/// A value that views pass to those that contain them.
public protocol PreferenceKey {
    /// The type of the value.
    associatedtype Value
    /// The value where no view gives one.
    static var defaultValue: Value { get }
    /// Adds the value of another view.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension View {
    /// Passes a value to the views that contain this one.
    public nonisolated func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        ModifiedContent()
    }

    /// Does something when the value that views pass has changed.
    public nonisolated func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping @Sendable (K.Value) -> Void
    ) -> some View where K.Value: Equatable { ModifiedContent() }

    /// The label of the view's tab.
    public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { ModifiedContent() }

    /// The value that selects the view.
    public nonisolated func tag<V: Hashable>(_ tag: V) -> some View { ModifiedContent() }
}
