/// The content of a screen by kind.
struct ScreenContent {
    let links: ScreenLinks
    let records: RecordJSON
    /// The thing that the screen is about, or nil.
    let place: Record?
    /// The title of the section that is being added.
    private(set) var heading: String?
    private var last: Record?
    private var shown: [JSON] = []
    private var facts: [JSON] = []
    private var texts: [JSON] = []
    private var fields: [JSON] = []
    private var actions: [JSON] = []
    private var failures: [JSON] = []
    private var unavailable: [JSON] = []
    private var timelines: [JSON] = []

    init(links: ScreenLinks, records: RecordJSON, place: Record?) {
        (self.links, self.records, self.place) = (links, records, place)
    }

    /// The members of the content, each a list.
    var members: [JSON.Member] {
        [
            JSON.Member("records", .list(shown)), JSON.Member("facts", .list(facts)),
            JSON.Member("texts", .list(texts)), JSON.Member("fields", .list(fields)),
            JSON.Member("actions", .list(actions)), JSON.Member("failures", .list(failures)),
            JSON.Member("unavailable", .list(unavailable)), JSON.Member("timelines", .list(timelines)),
        ]
    }

    /// Adds elements that are one below the other. The warnings right after a field are its problem.
    mutating func add(_ nodes: [Node]) {
        var rest = nodes[...]
        while let node = rest.popFirst() {
            guard node.isFormField else {
                add(node)
                continue
            }
            let problems = rest.prefix(while: \.tellsProblem)
            rest = rest.dropFirst(problems.count)
            fields.append(field(node, problem: problems.map(\.exactLabel).joined(separator: " ")))
        }
    }

    private mutating func add(_ node: Node) {
        if let record = node.record { return add(record, node) }
        switch node.role {
        case .group, .list: add(node.children)
        case .section:
            let outer = heading
            heading = node.exactLabel
            add(node.children)
            heading = outer
        case .row where node.children.contains(where: { $0.contains { $0.action != nil } }): add(node.children)
        case .text, .row: texts.append(text(node))
        case .labeledContent: facts.append(fact(node))
        case .button: actions.append(action(node))
        case .failure: failures.append(notice(node, says: "advice"))
        case .unavailable: unavailable.append(notice(node, says: "detail"))
        case .timeline: timelines.append(timeline(node))
        case .textField, .searchField, .secureField, .picker, .toggle: fields.append(field(node))
        case .progress, .spacer, .mark, .track, .block: break
        }
    }

    /// Adds a record once, and what can be done with it.
    private mutating func add(_ record: Record, _ node: Node) {
        let press = node.role == .button ? node.action?.number : nil
        if !record.isIdentical(to: last) {
            let place = [
                press.map { JSON.Member("action", .number($0)) }, heading.map { JSON.Member("heading", .text($0)) },
            ]
            shown.append(.object(records.members(of: record, at: place.compactMap(\.self))))
        }
        last = record
        for control in node.elements(where: { $0.action != nil }) {
            if control.role == .button { actions.append(action(control)) } else { fields.append(field(control)) }
        }
    }
}
