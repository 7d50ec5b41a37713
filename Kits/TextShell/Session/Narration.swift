import HeadlessUI

/// Tells somebody who listens what is news: the place where one has come to, or what has changed since it was heard.
struct Narration {
    /// The reason why a screen is shown.
    enum Showing {
        /// A step was taken.
        case news
        /// It was asked for.
        case whole
        /// It hides another one.
        case cover
    }

    /// A place as a listener knows it: how one got there.
    private struct Place: Hashable {
        let style: ScreenStyle
        let path: [String]
        let section: String?

        init(_ screen: Screen) {
            (style, path) = (screen.style, screen.breadcrumb)
            section = screen.tabs.first(where: \.isSelected)?.name
        }
    }

    /// The most places whose last screen is kept, to tell on the way back what has changed there.
    static let most = 16

    private var hasBegun = false
    private var heard: [(place: Place, screen: Screen)] = []

    /// A screen as it is written: all of it, or what is news where the format tells changes; empty without news.
    mutating func text(of screen: Screen, _ showing: Showing, as format: ScreenFormat) -> String {
        guard format.tellsChanges else { return format.text(of: screen) }
        guard showing == .whole else { return words(about: screen).map { "\($0)\n" }.joined() }
        hear(screen)
        return format.text(of: screen)
    }

    /// The words about a screen; none where nothing has changed.
    private mutating func words(about screen: Screen) -> [String] {
        defer { hear(screen) }
        guard let last = heard.last else { return PlaceSummary(of: screen).lines + beginning() }
        let place = Place(screen)
        if last.place == place {
            let title = last.screen.title == screen.title ? [] : PlaceSummary.title(of: screen)
            return title + ScreenChange(from: last.screen, to: screen).lines
        }
        let summary = PlaceSummary(of: screen, after: last.screen)
        guard !summary.isWhole, last.screen.account == screen.account,
            let known = heard.last(where: { $0.place == place })
        else { return summary.lines }
        let change = ScreenChange(from: known.screen, to: screen).lines.filter { !summary.lines.contains($0) }
        return summary.lines.filter { !summary.focus.contains($0) } + change + summary.focus
    }

    /// The words that come once: how to hear the rest of a place.
    private mutating func beginning() -> [String] {
        defer { hasBegun = true }
        return hasBegun ? [] : ["“again” reads all of a place."]
    }

    /// Takes in that a screen was read: what is said next is what is other than there.
    private mutating func hear(_ screen: Screen) {
        let place = Place(screen)
        if heard.last?.screen.account != screen.account { forget() }
        heard.removeAll { $0.place == place }
        if heard.count >= Self.most { heard.removeFirst() }
        heard.append((place, screen))
    }

    /// Forgets everything: somebody else may listen by now.
    mutating func forget() {
        heard = []
    }
}
