import HeadlessUI
import Testing

@testable import TextShell

@Suite("Finding the field and its value on a line")
struct FieldNameTests {
    private let match = ControlMatch(controls: [
        ControlMatchTests.control(1, .button, "Name"), ControlMatchTests.control(2, .textField, "Name"),
        ControlMatchTests.control(3, .textField, "Name of pet"), ControlMatchTests.control(4, .secureField, "Password"),
        ControlMatchTests.control(5, .picker, "Colour", "hue"), ControlMatchTests.control(6, .textField, "Twin"),
        ControlMatchTests.control(7, .textField, "Twin"), ControlMatchTests.control(8, .textField, "2"),
    ])

    @Test(
        arguments: [
            ("name Ana", 2, "Ana"), ("name Ana  Ruiz", 2, "Ana  Ruiz"), ("NAME", 2, nil), ("name of pet", 3, nil),
            ("name of pet Rex", 3, "Rex"), ("name of Rex", 2, "of Rex"), ("hue red", 5, "red"), ("2 Ana", 2, "Ana"),
            ("col red", 5, "red"), ("p", 4, nil), ("6 x", 6, "x"), ("name  ", 2, nil), ("8 x", 8, "x"),
        ] as [(String, Int, String?)])
    func `the longest name that fits is taken, and the rest is the value`(text: String, number: Int, value: String?)
        throws
    {
        let found = try match.field(in: text)
        #expect(found.field.action == ActionID(number))
        #expect(found.value == value)
    }

    @Test(
        arguments: [
            ("", "“set” needs the name of a field: set FIELD VALUE."),
            (
                "nobody Ana",
                "There is no field called that here. The fields are: Name, Name of pet, Password, Colour, Twin, Twin, 2."
            ),
            (
                "1 Ana",
                "There is no field called that here. The fields are: Name, Name of pet, Password, Colour, Twin, Twin, 2."
            ),
            ("twin x", "“twin” can mean: 6 Twin, 7 Twin. Type the number."),
            ("tw x", "“tw” can mean: 6 Twin, 7 Twin. Type the number."),
        ])
    func `what names no field, or several, is refused`(text: String, message: String) throws {
        let failure = try #require(throws: CommandFailure.self) { _ = try match.field(in: text) }
        #expect(failure == CommandFailure(message, .usage))
    }
}
