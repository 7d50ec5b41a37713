/// The kinds of records that workstations share; the raw value is stored, here and at the remote, and never changes.
///
/// In the order in which they are taken in, so that a record comes after those that it names. What one workstation is
/// about alone is none of them: carts, the queue of its waiting room, places, preferences, failed sign-ins.
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
