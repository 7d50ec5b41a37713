import Domain

nonisolated extension NumberedKind {
    /// The word at the start of a line.
    var title: String { rawValue.withCapital }

    /// The page of a record of this kind, or nil for a number that none can have.
    func route(_ number: Int) -> AppRoute? {
        switch self {
        case .patient: PatientNumber(number).map { .patients(.detail($0)) }
        case .order: OrderNumber(number).map { .orders(.detail($0)) }
        case .product: ProductNumber(number).map { .catalog(.product($0)) }
        case .appointment: AppointmentNumber(number).map { .appointments(.detail($0)) }
        }
    }
}
