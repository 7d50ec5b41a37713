/// Whose or which orders are looked at.
package enum OrderScope: Hashable, Sendable {
    /// All of the clinic's.
    case all
    /// Those of one patient.
    case patient(PatientNumber)
    /// Those with a line about one product.
    case product(ProductNumber)
}
