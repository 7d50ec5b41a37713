import Domain
import FoundationEssentials

/// One change as its lines show it.
nonisolated struct HistoryEntryPresentation: Hashable, Sendable, Identifiable {
    let id: HistoryEntry.ID
    let at: Date
    let act: String
    let workstation: String
    let fields: [HistoryFieldPresentation]

    init(_ entry: HistoryEntry) {
        id = entry.id
        at = entry.at
        let author = entry.author ?? "nobody"
        act =
            switch entry.event {
            case .begun: "At the beginning"
            case .arrived: "From the remote"
            case .made, .changed, .deleted, .opened, .explained, .searched:
                "\(entry.event.rawValue.withCapital) by \(author)"
            }
        workstation = "workstation \(entry.workstation)"
        fields = entry.fields.map(HistoryFieldPresentation.init)
    }
}

/// One field that changed.
nonisolated struct HistoryFieldPresentation: Hashable, Sendable, Identifiable {
    let title: String
    let change: String

    var id: String { title }

    init(_ field: HistoryEntry.Field) {
        title = field.title.withCapital
        change =
            switch (field.before, field.after) {
            case (nil, let value?): value
            // What is not shown is the same on both sides.
            case (let before?, let after?) where before == after: after
            case (let before, let after): "\(before ?? "none") → \(after ?? "none")"
            }
    }
}
