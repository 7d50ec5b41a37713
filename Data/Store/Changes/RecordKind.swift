/// The kinds of records that workstations share. The raw value is stored, here and at the remote, and never changes.
///
/// In the order in which they are applied, so that a record comes after those that it names. Data of one workstation
/// is not among them: carts, its waiting room's queue, places, preferences, failed sign-ins.
package enum RecordKind: String, CaseIterable, Sendable {
    case clinic
    case staff
    case seller
    case product
    case album
    case song
    case patient
    case clinicalNote = "clinical_note"
    case order
    case appointment
}

extension RecordKind {
    /// The kinds of which a workstation may keep those of some patients only.
    package static let ofPatients: [RecordKind] = [.patient, .clinicalNote, .order, .appointment]
}
