import Domain
import Testing

@Suite("Money")
struct MoneyTests {
    @Test(
        arguments: [
            (1405, Currency.eur, "14.05 EUR"), (0, .eur, "0.00 EUR"), (5, .eur, "0.05 EUR"), (-5, .eur, "-0.05 EUR"),
            (50, .eur, "0.50 EUR"), (100, .eur, "1.00 EUR"), (-1405, .usd, "-14.05 USD"),
            (123_456_789, .gbp, "1234567.89 GBP"),
            (99, .chf, "0.99 CHF"), (0, .jpy, "0 JPY"), (5, .jpy, "5 JPY"), (-1405, .jpy, "-1405 JPY"),
            (0, .kwd, "0.000 KWD"),
            (5, .kwd, "0.005 KWD"), (50, .kwd, "0.050 KWD"), (-999, .kwd, "-0.999 KWD"), (1405, .kwd, "1.405 KWD"),
            (.max, .eur, "92233720368547758.07 EUR"), (.min, .eur, "-92233720368547758.08 EUR"),
            (.min, .jpy, "-9223372036854775808 JPY"), (.min, .kwd, "-9223372036854775.808 KWD"),
        ] as [(Int64, Currency, String)])
    func `an amount prints every digit of its currency's minor unit, whatever its size or sign`(
        minorUnits: Int64, currency: Currency, text: String
    ) {
        #expect("\(Money(minorUnits: minorUnits, currency: currency))" == text)
    }

    @Test func `no digit is lost in print: without its point, an amount reads back as its minor units`() throws {
        for currency in Currency.all {
            for power in sequence(first: Int64(1), next: { $0 > Int64.max / 10 ? nil : $0 * 10 }) {
                for units in [power - 1, power, power + 1, -power] {
                    let text = "\(Money(minorUnits: units, currency: currency))"
                    let number = try #require(text.split(separator: " ").first)
                    #expect(Int64(number.filter { $0 != "." }) == units, "\(text)")
                }
            }
        }
    }

    @Test func `amounts in one currency add up exactly`() throws {
        let sum = try Money(minorUnits: 980, currency: .eur).adding(Money(minorUnits: 425, currency: .eur))
        #expect(sum == Money(minorUnits: 1405, currency: .eur))
        let none = try Money(minorUnits: .min, currency: .jpy).adding(Money(minorUnits: .max, currency: .jpy))
        #expect(none == Money(minorUnits: -1, currency: .jpy))
    }

    @Test func `amounts in different currencies are never added, not even nothing`() {
        #expect(throws: MoneyError.differentCurrencies(.eur, .usd)) {
            try Money(minorUnits: 1, currency: .eur).adding(Money(minorUnits: 0, currency: .usd))
        }
    }

    @Test(arguments: [(.max, 1), (.min, -1), (.min, .min)] as [(Int64, Int64)])
    func `a sum that does not fit is refused`(left: Int64, right: Int64) {
        #expect(throws: MoneyError.tooLarge) {
            try Money(minorUnits: left, currency: .eur).adding(Money(minorUnits: right, currency: .eur))
        }
    }

    @Test(
        arguments: [(490, 2, 980), (490, 0, 0), (490, -1, -490), (-3, 4, -12), (.max, 1, .max), (.min, 1, .min)]
            as [(Int64, Int, Int64)])
    func `an amount can be taken any number of times`(minorUnits: Int64, count: Int, product: Int64) throws {
        let result = try Money(minorUnits: minorUnits, currency: .eur).times(count)
        #expect(result == Money(minorUnits: product, currency: .eur))
    }

    @Test(arguments: [(.max, 2), (.min, -1), (2, .max)] as [(Int64, Int)])
    func `a product that does not fit is refused`(minorUnits: Int64, count: Int) {
        #expect(throws: MoneyError.tooLarge) {
            try Money(minorUnits: minorUnits, currency: .eur).times(count)
        }
    }
}
