/// A stack's path read back from saved links.
///
/// What is dropped: a link that is no longer understood, and one that leads where `admits` says no. Everything else is
/// kept, in its order. The root, which comes first in the saved links, is never part of the path.
public struct RestoredPath<Route: Equatable> {
    /// The routes above the root.
    public private(set) var path: [Route] = []

    /// The links that were dropped, in their order.
    public private(set) var dropped: [String] = []

    /// Reads saved links back.
    public init(
        _ links: some Sequence<String>, root: Route, reading: (String) throws(RefusedLink) -> Route,
        admits: (Route) -> Bool
    ) {
        for link in links {
            guard let route = try? reading(link), admits(route) else {
                dropped.append(link)
                continue
            }
            if route != root { path.append(route) }
        }
    }
}
