import Domain
import Testing

@Suite("Currency")
struct CurrencyTests {
    @Test(
        arguments: [("EUR", 2), ("USD", 2), ("GBP", 2), ("CHF", 2), ("JPY", 0), ("KWD", 3)])
    func `the clinic's currencies have the digits that ISO 4217 lists`(code: String, digits: Int) throws {
        let currency = try #require(Currency(code: code))
        #expect(currency.code == code)
        #expect(currency.minorUnitDigits == digits)
    }

    @Test func `every currency is found by its code, and no code is used twice`() {
        #expect(Currency.all.map { Currency(code: $0.code) } == Currency.all)
        #expect(Set(Currency.all.map(\.code)).count == Currency.all.count)
    }

    @Test(arguments: ["", "eur", "EU", "EURO", " EUR", "XXX", "BTC"])
    func `any other code is no currency of the clinic`(code: String) {
        #expect(Currency(code: code) == nil)
    }
}
