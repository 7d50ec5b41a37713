import Domain
import Testing

@Suite("Currency")
struct CurrencyTests {
    @Test(
        "The clinic's currencies have the digits that ISO 4217 lists",
        arguments: [("EUR", 2), ("USD", 2), ("GBP", 2), ("CHF", 2), ("JPY", 0), ("KWD", 3)])
    func digits(code: String, digits: Int) throws {
        let currency = try #require(Currency(code: code))
        #expect(currency.code == code)
        #expect(currency.minorUnitDigits == digits)
    }

    @Test("Every currency is found by its code, and no code is used twice")
    func codes() {
        #expect(Currency.all.map { Currency(code: $0.code) } == Currency.all)
        #expect(Set(Currency.all.map(\.code)).count == Currency.all.count)
    }

    @Test("Any other code is no currency of the clinic", arguments: ["", "eur", "EU", "EURO", " EUR", "XXX", "BTC"])
    func unknown(code: String) {
        #expect(Currency(code: code) == nil)
    }
}
