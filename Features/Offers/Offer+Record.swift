import DesignSystem
import Domain

extension Offer {
    /// The offer for programs.
    nonisolated var record: Record {
        Record(
            "offer", id: .text("\(id.kind.rawValue)/\(id.word)"),
            ["kind": .text(id.kind.singular), "title": .text(title), "retired": .flag(isRetired)])
    }
}

extension OfferKind {
    /// The name of a list of them.
    nonisolated var title: String { rawValue.withCapital }
}

extension Service {
    /// How long it takes, in words.
    nonisolated var length: String { "\(minutes) minutes" }
}
