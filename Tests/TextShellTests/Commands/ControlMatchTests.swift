import HeadlessUI
import Testing

@testable import TextShell

@Suite("Finding a control by name")
struct ControlMatchTests {
    private let match = ControlMatch(controls: [
        Self.control(1, .button, "Ana"), Self.control(2, .button, "Ana Maria"), Self.control(3, .button, "Ben"),
        Self.control(4, .button, "Next page", "more"), Self.control(5, .button, "7"), Self.control(6, .button, "Twin"),
        Self.control(7, .button, "Twin"), Self.row(8, ["#1042", "Zoë", "paid"]),
    ])

    @Test(
        arguments: [
            ("1", 1), ("3", 3), ("more", 4), ("MORE", 4), ("Ana", 1), ("ana", 1), ("ana maria", 2), ("Ana M", 2),
            ("b", 3), ("next", 4), ("7", 7), ("5", 5), ("#1042", 8), ("#1042 zoë paid", 8), ("8", 8),
        ])
    func `a control is meant by its number, its identifier, its words, or their start, in any case`(
        name: String, number: Int
    ) throws {
        #expect(try match.control(named: name).action == ActionID(number))
    }

    @Test(
        arguments: [
            ("an", "“an” can mean: 1 Ana, 2 Ana Maria. Type the number."),
            ("TW", "“TW” can mean: 6 Twin, 7 Twin. Type the number."),
            ("twin", "“twin” can mean: 6 Twin, 7 Twin. Type the number."),
        ])
    func `a name that means several lists them, with the numbers to type`(name: String, message: String) throws {
        let failure = try #require(throws: CommandFailure.self) { _ = try match.control(named: name) }
        #expect(failure == CommandFailure(message, .usage))
    }

    @Test func `a name that means nothing is refused, and not repeated: it may be a secret`() throws {
        for name in ["Ana Ruiz", "9", "0", "mor", "\u{1B}[2J"] {
            let failure = try #require(throws: CommandFailure.self) { _ = try match.control(named: name) }
            let message = "This is no command, and nothing on this screen is called that. “help” lists the commands."
            #expect(failure == CommandFailure(message, .usage))
        }
    }

    @Test(
        arguments: [
            ("", "“press” needs the number or name of an action: press NAME."),
            ("more", "There is no further page here."),
        ])
    func `a missing action or page is reported`(name: String, message: String) throws {
        let failure = try #require(throws: CommandFailure.self) {
            _ = try ControlMatch(controls: []).control(named: name)
        }
        #expect(failure == CommandFailure(message, .usage))
    }

    static func control(_ number: Int, _ role: NodeRole, _ label: String, _ identifier: String? = nil) -> Node {
        var node = Node(role, label: label, action: ActionID(number))
        node.identifier = identifier
        return node
    }

    private static func row(_ number: Int, _ words: [String]) -> Node {
        Node(.button, action: ActionID(number), children: words.map { Node(.text, label: $0) })
    }
}
