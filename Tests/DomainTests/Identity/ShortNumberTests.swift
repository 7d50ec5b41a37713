import Domain
import Testing

/// The typed forms of a number.
struct ShortNumberTests {
    @Test(arguments: ["2003", "#2003", " 2003 ", "\t#2003\n"])
    func `a number is taken with its sign and without`(text: String) {
        #expect(PatientNumber(typed: text)?.rawValue == 2_003)
    }

    @Test(arguments: ["", "#", "##2003", "# 2003", "0", "-1", "+1", "2 003", "x", "٢", "99999999999999999999"])
    func `any other text is none`(text: String) {
        #expect(PatientNumber(typed: text) == nil)
    }
}
