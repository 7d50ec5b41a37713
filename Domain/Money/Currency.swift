/// A currency with the number of digits of its minor unit, as ISO 4217 lists them.
package struct Currency: Hashable, Sendable {
    /// The alphabetic ISO 4217 code, such as `EUR`.
    package let code: String

    /// How many decimal digits the minor unit has: 2 for cents, 0 for yen, 3 for fils.
    package let minorUnitDigits: Int

    /// The euro.
    package static let eur = Currency(code: "EUR", minorUnitDigits: 2)
    /// The United States dollar.
    package static let usd = Currency(code: "USD", minorUnitDigits: 2)
    /// The pound sterling.
    package static let gbp = Currency(code: "GBP", minorUnitDigits: 2)
    /// The Swiss franc.
    package static let chf = Currency(code: "CHF", minorUnitDigits: 2)
    /// The Japanese yen, which has no minor unit.
    package static let jpy = Currency(code: "JPY", minorUnitDigits: 0)
    /// The Kuwaiti dinar, of a thousand fils.
    package static let kwd = Currency(code: "KWD", minorUnitDigits: 3)

    /// Every currency that the clinic can take.
    package static let all: [Currency] = [.eur, .usd, .gbp, .chf, .jpy, .kwd]

    /// The currency with an ISO 4217 code, or nil when the clinic does not take it.
    package init?(code: String) {
        guard let known = Self.all.first(where: { $0.code == code }) else { return nil }
        self = known
    }

    private init(code: String, minorUnitDigits: Int) {
        self.code = code
        self.minorUnitDigits = minorUnitDigits
    }
}
