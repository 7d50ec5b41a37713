#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A screen as data for programs: what is on it, not how it is laid out.
///
/// Every list is there, also when it is empty. The order of the members is fixed; new ones may be added, none changes
/// its meaning.
public struct ScreenJSON {
    private let links: ScreenLinks
    private let records: RecordJSON

    /// A way to write screens.
    ///
    /// - Parameters:
    ///   - links: where the screen and what is on it leads.
    ///   - secondsFromGMT: by how many seconds the time zone is ahead of Greenwich at a moment.
    public init(links: ScreenLinks = .none, secondsFromGMT: @escaping (Date) -> Int = { _ in 0 }) {
        self.links = links
        records = RecordJSON(link: links.record, secondsFromGMT: secondsFromGMT)
    }

    /// The screen as one line of JSON that ends in a newline, without links and in UTC.
    public static func text(of screen: Screen) -> String { ScreenJSON().json(of: screen).text + "\n" }

    /// The screen: its frame, then its content by kind, in reading order.
    public func json(of screen: Screen) -> JSON {
        var content = ScreenContent(links: links, records: records, place: screen.record)
        content.add(screen.content.children)
        return .object(frame(of: screen) + content.members)
    }

    private func frame(of screen: Screen) -> [JSON.Member] {
        [
            JSON.Member("link", .text(links.place)), JSON.Member("title", .text(screen.exactTitle ?? screen.title)),
            JSON.Member("style", .text(screen.style.rawValue)),
            JSON.Member("breadcrumb", .texts(screen.exactBreadcrumb ?? screen.breadcrumb)),
            JSON.Member("account", .text(screen.account)), JSON.Member("status", .texts(screen.status)),
            JSON.Member("section", .text(screen.tabs.first(where: \.isSelected)?.name)),
            JSON.Member("sections", .texts(screen.tabs.map(\.name))),
            JSON.Member("canGoBack", .bool(screen.canGoBack)), JSON.Member("isLoading", .bool(screen.isBusy)),
            JSON.Member("focus", screen.focus.map { .number($0.number) } ?? .null),
            JSON.Member("record", screen.record.map(records.json) ?? .null),
        ] + (screen.banner.map { [JSON.Member("banner", .text($0))] } ?? [])
    }
}
