import HeadlessUI
import Testing

@testable import TextShell

/// The meaning of a line when a form asks for a field, and the words that it asks with.
@Suite struct FormAnswerTests {
    @Test func `an answer keeps, leaves, empties or fills in`() throws {
        let rows: [(line: String, role: NodeRole, answer: FormAnswer)] = [
            ("", .textField, .keep), ("  ", .textField, .keep), (".", .textField, .leave), ("-", .textField, .text("")),
            (" Zoë ", .textField, .text("Zoë")), ("..", .textField, .text("..")), ("", .secureField, .keep),
            (".", .secureField, .leave), ("-", .secureField, .text("")), (" . ", .secureField, .text(" . ")),
            (" x ", .secureField, .text(" x ")),
            ("", .picker, .keep), (".", .picker, .leave), ("red", .picker, .choice(0)), ("GREEN", .picker, .choice(1)),
            ("gree", .picker, .choice(1)), ("1", .picker, .choice(0)), ("3", .picker, .choice(2)),
            ("5", .picker, .choice(3)), ("4", .picker, .choice(3)),
        ]
        for row in rows { #expect(try FormAnswer(row.line, for: Self.field(row.role)) == row.answer, "\(row)") }
    }

    @Test(arguments: ["gr", "9", "0", "-", "blue"]) func `a line that names no one choice is refused`(line: String) {
        #expect(throws: CommandFailure("Colour can be: red, green, grey, 5.", .usage)) {
            try FormAnswer(line, for: Self.field(.picker))
        }
    }

    @Test func `a question has the choices and the value, and of a secret its dots`() {
        #expect(FormWords.question(Self.field(.textField, "Zoë")) == "Colour [Zoë]: ")
        #expect(FormWords.question(Self.field(.textField)) == "Colour: ")
        #expect(FormWords.question(Self.field(.secureField, "••••")) == "Colour [••••]: ")
        let picker = Self.field(.picker, "red")
        #expect(FormWords.question(picker) == "Colour (1 red, 2 green, 3 grey, 4 5) [red]: ")
        let long = FormWords.question(Self.field(.textField, String(repeating: "x", count: 90)))
        #expect(long.count < 60)
    }

    private static func field(_ role: NodeRole, _ value: String = "") -> Node {
        Node(
            role, label: "Colour", value: value, action: ActionID(1),
            options: role == .picker ? ["red", "green", "grey", "5"] : [])
    }
}
