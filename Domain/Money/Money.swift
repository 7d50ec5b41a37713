/// An exact amount in one currency, counted in minor units; never a fraction of a cent, never a floating-point number.
package struct Money: Hashable, Sendable {
    /// The amount in the currency's minor unit: 1405 is 14.05 EUR.
    package let minorUnits: Int64

    /// The currency that the amount is in.
    package let currency: Currency

    /// An amount of minor units in a currency.
    package init(minorUnits: Int64, currency: Currency) {
        self.minorUnits = minorUnits
        self.currency = currency
    }

    /// The sum of two amounts.
    ///
    /// - Throws: ``MoneyError`` when the currencies differ or the sum does not fit.
    package func adding(_ other: Money) throws(MoneyError) -> Money {
        guard currency == other.currency else { throw .differentCurrencies(currency, other.currency) }
        let (sum, overflow) = minorUnits.addingReportingOverflow(other.minorUnits)
        guard !overflow else { throw .tooLarge }
        return Money(minorUnits: sum, currency: currency)
    }

    /// The amount taken `count` times.
    ///
    /// - Throws: ``MoneyError/tooLarge`` when the product does not fit.
    package func times(_ count: Int) throws(MoneyError) -> Money {
        let (product, overflow) = minorUnits.multipliedReportingOverflow(by: Int64(count))
        guard !overflow else { throw .tooLarge }
        return Money(minorUnits: product, currency: currency)
    }
}

/// Why two amounts cannot be computed with.
package enum MoneyError: Error, Hashable, Sendable {
    /// The amounts are in different currencies, and the clinic does not exchange money.
    case differentCurrencies(Currency, Currency)
    /// The result is beyond what 64 bits of minor units hold.
    case tooLarge
}

extension Money: CustomStringConvertible {
    /// The amount with its currency, in a form that is the same in every locale: `14.05 EUR`.
    package var description: String {
        let (digits, places) = (String(minorUnits.magnitude).utf8, currency.minorUnitDigits)
        var text: [UInt8] = []
        text.reserveCapacity(24)
        if minorUnits < 0 { text.append(UInt8(ascii: "-")) }
        text += repeatElement(UInt8(ascii: "0"), count: max(0, places + 1 - digits.count))
        text += digits
        if places > 0 { text.insert(UInt8(ascii: "."), at: text.count - places) }
        text.append(UInt8(ascii: " "))
        text += currency.code.utf8
        return String(decoding: text, as: UTF8.self)
    }
}
