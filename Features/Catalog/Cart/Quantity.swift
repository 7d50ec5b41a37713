import Domain

extension String {
    /// A typed quantity, or nil if it is no number. A number with too many digits becomes the largest, which exceeds
    /// any stock.
    nonisolated var asQuantity: Int? {
        guard let text = NoteRule.normalized(self) else { return nil }
        let digits = text.drop { $0 == "-" || $0 == "+" }
        guard !digits.isEmpty, text.count - digits.count < 2, digits.allSatisfy({ $0.isASCII && $0.isNumber }) else {
            return nil
        }
        return Int(text) ?? (text.hasPrefix("-") ? .min : .max)
    }
}

extension AppError {
    /// A quantity that is no number.
    static let noQuantity = AppError.invalidInput("The quantity has to be a number, such as 2.")

    /// Another quantity was typed and is not in the cart yet.
    static func quantityNotTaken(_ product: String) -> AppError {
        .invalidInput("The new quantity of \(product) is not in the cart yet: change it, or pick the line again.")
    }
}

extension AppError? {
    /// The problem after another quantity was typed: nil if it was about the quantity or the stock.
    var unlessAboutQuantity: AppError? {
        switch self {
        case .invalidInput?, .conflict?: nil
        case let other: other
        }
    }
}
