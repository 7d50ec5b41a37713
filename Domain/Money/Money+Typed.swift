extension Money {
    /// The amount that a text states in a currency, such as `4.20`; nil for anything else, also for parts of a cent.
    package init?(typed text: String, in currency: Currency) {
        let parts = text.trimmed.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        let (whole, rest) = (parts[0], parts.count == 2 ? parts[1] : "")
        let isNumber: (Substring) -> Bool = { $0.utf8.allSatisfy { (48...57).contains($0) } }
        guard !whole.isEmpty, isNumber(whole), isNumber(rest), rest.utf8.count <= currency.minorUnitDigits,
            parts.count == 1 || !rest.isEmpty
        else { return nil }
        let digits = whole + rest + String(repeating: "0", count: currency.minorUnitDigits - rest.utf8.count)
        guard let units = Int64(digits) else { return nil }
        self.init(minorUnits: units, currency: currency)
    }
}
