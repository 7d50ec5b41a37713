/// Holds the view of every place, and with it the view model, exactly as long as the place exists.
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

    /// Lets go of every place that is no longer there.
    public func keep(only places: Set<ScenePlace>) {
        views.removeAll { !places.contains($0.place) }
    }
}

extension PlaceViews: CustomReflectable {
    /// Nothing: the views lead to all that was typed, secrets among it, and a dump is read by others.
    public nonisolated var customMirror: Mirror { Mirror(self, children: []) }
}
