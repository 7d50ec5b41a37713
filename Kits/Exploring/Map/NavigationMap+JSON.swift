import HeadlessUI
import TextShell

/// The map as data.
extension NavigationMap {
    /// Each screen with its style, its section and who was found there, then what leads where; in the order of names.
    var json: String {
        var document = CommandDocument(command: "graph")
        document.content = [JSON.Member("graph", .list(stops.sorted { $0.name < $1.name }.map(json)))]
        return document.text
    }

    private func json(of stop: Stop) -> JSON {
        .object([
            "name": .text(stop.name), "style": .text(stop.style.rawValue), "section": .text(stop.section),
            "roles": .texts(roles.filter(stop.roles.contains)),
            "ways": .list(
                ways(from: stop.name).map { .object(["to": .text($0.to), "actions": .texts($0.kinds)]) }),
            "staying": .texts((staying[stop.name] ?? []).sorted()),
        ])
    }
}
