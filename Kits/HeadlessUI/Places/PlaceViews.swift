/// Keeps the view of every place, with its view model, as long as the place exists.
@MainActor public final class PlaceViews {
    private var views: [(place: ScenePlace, view: any View)] = []

    /// Nothing held yet.
    public init() {}

    /// The view of a place: made when it is first asked for, the same ever after.
    public func view(at place: ScenePlace, make: () -> any View) -> any View {
        if let held = views.first(where: { $0.place == place }) { return held.view }
        let view = make()
        views.append((place, view))
        return view
    }

    /// Removes the views of all other places.
    public func keep(only places: Set<ScenePlace>) {
        views.removeAll { !places.contains($0.place) }
    }
}

extension PlaceViews: CustomReflectable {
    /// Empty: the views lead to typed input, secrets among it, and others may read a dump.
    public nonisolated var customMirror: Mirror { Mirror(self, children: []) }
}
