import Domain
import Testing

/// The first letter of a text.
struct FirstLetterTests {
    @Test(arguments: [("", ""), ("é", "É"), ("new product", "New product"), ("ABC", "ABC"), ("2 days", "2 days")])
    func `a capital changes nothing but the first letter`(text: String, expected: String) {
        #expect(text.withCapital == expected)
    }

    @Test(arguments: [("", ""), ("Élan", "élan"), ("The price is 0.", "the price is 0."), ("a B", "a B")])
    func `a small letter changes nothing but the first letter`(text: String, expected: String) {
        #expect(text.withoutCapital == expected)
    }
}
