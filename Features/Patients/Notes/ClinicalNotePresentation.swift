import DesignSystem
import Domain
import FoundationEssentials

/// One note as its lines show it.
nonisolated struct ClinicalNotePresentation: Hashable, Sendable, Identifiable, Recorded {
    /// The note's position, which it keeps.
    let id: Int
    let at: Date
    let by: String
    let text: String
    let record: Record

    init(_ note: ClinicalNote) {
        record = note.record
        id = note.position
        at = note.at
        by = note.by
        text = note.text
    }
}
