import Domain
import FoundationEssentials

/// One note as its lines show it.
nonisolated struct ClinicalNotePresentation: Hashable, Sendable, Identifiable {
    /// The note's position, which it keeps.
    let id: Int
    let at: Date
    let by: String
    let text: String

    init(_ note: ClinicalNote) {
        id = note.position
        at = note.at
        by = note.by
        text = note.text
    }
}
