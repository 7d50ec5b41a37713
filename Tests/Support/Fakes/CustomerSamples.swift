import Domain

extension Customer {
    /// The patients of the fakes who buy: Lena Vogt is 2001, Jakub Nowak 2002, 陳美玲 2009.
    package static func sample(_ patient: PatientNumber) throws(AppError) -> Customer {
        let names = [2001: "Lena Vogt", 2002: "Jakub Nowak", 2009: "陳美玲"]
        guard let name = names[patient.rawValue] else { throw .notFound("Patient \(patient)") }
        return Customer(patient: patient, name: name)
    }
}
