import HeadlessUI

/// Holds the view of every place, and with it the view model, exactly as long as the place exists.
@MainActor package final class PlaceViews {
    private var views: [(place: PlaceID, view: any View)] = []

    /// Nothing held yet.
    package init() {}

    /// The view of a place: made when it is first asked for, the same ever after.
    package func view(at place: PlaceID, make: () -> any View) -> any View {
        if let held = views.first(where: { $0.place == place }) { return held.view }
        let view = make()
        views.append((place, view))
        return view
    }

    /// Lets go of every place that is no longer there.
    package func keep(only places: Set<PlaceID>) {
        views.removeAll { !places.contains($0.place) }
    }
}

extension PlaceViews: CustomReflectable {
    /// Nothing: the views lead to all that was typed, secrets among it, and a dump is read by others.
    package nonisolated var customMirror: Mirror { Mirror(self, children: []) }
}
