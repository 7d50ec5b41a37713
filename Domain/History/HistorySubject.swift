/// A record whose history can be read, by what people know it by.
package enum HistorySubject: Hashable, Sendable {
    /// A patient.
    case patient(PatientNumber)
    /// An appointment.
    case appointment(AppointmentNumber)
    /// An order.
    case order(OrderNumber)
    /// A product.
    case product(ProductNumber)
    /// Somebody who works here, or did.
    case colleague(StaffSlug)

    /// Its name at the beginning of a sentence.
    package var name: String {
        switch self {
        case .patient(let number): "Patient \(number)"
        case .appointment(let number): "Appointment \(number)"
        case .order(let number): "Order \(number)"
        case .product(let number): "Product \(number)"
        case .colleague(let userName): "The user name “\(userName)”"
        }
    }

    /// The error where there is no such record.
    package var missing: AppError {
        if case .colleague = self { .notFound(name, by: .name) } else { .notFound(name) }
    }
}
