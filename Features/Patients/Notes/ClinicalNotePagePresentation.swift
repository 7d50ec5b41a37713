import Domain
import Foundation

/// One page of notes as their screen shows it.
nonisolated struct ClinicalNotePagePresentation: Hashable, Sendable {
    let rows: [ClinicalNotePresentation]
    let hasPrevious: Bool
    let hasNext: Bool

    init(_ page: ClinicalNotePage, hasPrevious: Bool) {
        rows = page.notes.map(ClinicalNotePresentation.init)
        self.hasPrevious = hasPrevious
        hasNext = page.next != nil
    }
}

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
