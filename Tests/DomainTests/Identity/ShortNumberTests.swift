import Domain
import Support
import Testing

/// The typed forms of a number.
struct ShortNumberTests {
    @Test(arguments: ["2003", "#2003", " 2003 ", "\t#2003\n"])
    func `a number is taken with its sign and without`(text: String) {
        #expect(PatientNumber(typed: text)?.rawValue == 2_003)
    }

    @Test(arguments: ["~17", "#~17", " ~17 ", "~017", "1000000017"])
    func `a provisional number is typed with a tilde`(text: String) throws {
        let number = try #require(PatientNumber(typed: text))
        #expect(number.isProvisional && number.description == "#~17" && number.text == "~17")
        #expect(number.remark == "The number #~17 becomes final when this workstation exchanges.")
    }

    @Test func `every number is read as it is printed`() throws {
        var random = SeededGenerator(seed: 17)
        let base = ProvisionalNumber.base
        let edges = [1, base - 1, base, base + 1, .max - 1, .max]
        for value in edges + (0..<500).map({ _ in Int.random(in: 1...2 * base, using: &random) }) {
            let number = try #require(OrderNumber(value))
            #expect(OrderNumber(typed: number.description) == number)
            #expect(number.isProvisional == number.text.hasPrefix("~") && number.isProvisional == (value > base))
            #expect((number.remark == nil) != number.isProvisional)
        }
    }

    @Test(arguments: ["~", "#~", "~0", "~-1", "~~1", "~#1", "~ 1", "1~", "~9223372036854775807", "~x"])
    func `no other text with a tilde is a number`(text: String) {
        #expect(PatientNumber(typed: text) == nil)
    }

    @Test(arguments: ["", "#", "##2003", "# 2003", "0", "-1", "+1", "2 003", "x", "٢", "99999999999999999999"])
    func `any other text is none`(text: String) {
        #expect(PatientNumber(typed: text) == nil)
    }
}
