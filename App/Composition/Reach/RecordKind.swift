import Domain

/// The kinds of records that people call by a number.
nonisolated enum RecordKind: String, CaseIterable {
    case patient
    case order
    case product
    case appointment

    /// The kind that a word names, in any case, one or several; nil for any other word.
    init?(word: String) {
        let word = word.lowercased()
        guard let kind = Self.allCases.first(where: { word == $0.rawValue || word == "\($0.rawValue)s" }) else {
            return nil
        }
        self = kind
    }

    /// The word at the start of a line.
    var title: String { rawValue.capitalizedFirst }

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

nonisolated extension String {
    /// The text with a capital first letter.
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
