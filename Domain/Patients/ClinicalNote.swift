import FoundationEssentials

/// A clinician's note about a patient. Never changes once it is written.
package struct ClinicalNote: Hashable, Sendable, Identifiable {
    /// The note's identity.
    package let id: Identifier<ClinicalNote>

    /// The note's place among those about its patient, from 1 for the oldest.
    package let position: Int

    /// When it was written.
    package let at: Date

    /// The name of who wrote it.
    package let by: String

    /// The identity of who wrote it.
    package let staff: Staff.ID

    /// The text.
    package let text: String

    /// A note from its parts.
    package init(id: Identifier<ClinicalNote>, position: Int, at: Date, by: String, staff: Staff.ID, text: String) {
        self.id = id
        self.position = position
        self.at = at
        self.by = by
        self.staff = staff
        self.text = text
    }
}

/// Which page of the notes about a patient is wanted.
package struct ClinicalNoteQuery: Hashable, Sendable {
    /// The patient.
    package let patient: PatientNumber

    /// The position of the last note of the page before, or nil for the first page.
    package var before: Int?

    /// How many notes a page holds at most; at least one.
    package let pageSize: Int

    /// A page of notes.
    package init(about patient: PatientNumber, before: Int? = nil, pageSize: Int = 10) {
        self.patient = patient
        self.before = before
        self.pageSize = max(1, pageSize)
    }
}

/// Some consecutive notes, newest first.
package struct ClinicalNotePage: Hashable, Sendable {
    /// The notes, by falling position.
    package let notes: [ClinicalNote]

    /// How many notes there are about the patient.
    package let total: Int

    /// Where the next page starts, or nil on the last page.
    package let next: Int?

    /// A page of notes.
    package init(notes: [ClinicalNote], total: Int, next: Int?) {
        self.notes = notes
        self.total = total
        self.next = next
    }
}
