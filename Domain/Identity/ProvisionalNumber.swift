/// The numbers that a workstation gives out when it has none left of its own: above all others, written `~17`. Each
/// becomes another when the workstation exchanges.
package enum ProvisionalNumber {
    /// The number before the first, `~1`.
    package static let base = 1_000_000_000

    /// Whether a number is one of them.
    package static func contains(_ number: Int) -> Bool { number > base }

    /// A short number as links have it: `2003`, or `~17`.
    package static func text(of number: Int) -> String { contains(number) ? "~\(number - base)" : "\(number)" }

    /// Reads a short number; nil for any other text.
    static func number(in text: Substring) -> Int? {
        let isProvisional = text.hasPrefix("~")
        let digits = isProvisional ? text.dropFirst() : text
        guard digits.allSatisfy({ $0.isASCII && $0.isNumber }), let number = Int(digits) else { return nil }
        guard isProvisional else { return number }
        let (sum, overflows) = base.addingReportingOverflow(number)
        return overflows || number == 0 ? nil : sum
    }
}

extension ShortNumber {
    /// Whether the record gets another number when this workstation exchanges.
    package var isProvisional: Bool { ProvisionalNumber.contains(rawValue) }

    /// The number as links have it: `1042`, or `~17` for a provisional one.
    package var text: String { ProvisionalNumber.text(of: rawValue) }

    /// A sentence about a provisional number; nil for any other.
    package var remark: String? {
        isProvisional ? "The number \(self) becomes final when this workstation exchanges." : nil
    }
}
