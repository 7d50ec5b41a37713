import HeadlessUI
import Testing

@testable import TextShell

@Suite("Parsing a line")
struct CommandTests {
    struct Row: CustomTestStringConvertible {
        let line: String
        let command: Command

        init(_ line: String, _ command: Command) {
            (self.line, self.command) = (line, command)
        }

        var testDescription: String { "\(line.debugDescription) is \(command)" }
    }

    @Test(
        arguments: [
            Row("", .show), Row("  ", .show), Row("\t", .show), Row("\r", .show),
            Row("# a remark", .remark), Row("#", .remark), Row("  # later", .remark), Row("#1042", .press("#1042")),
            Row("press List", .press("List")), Row("PRESS  List ", .press("List")), Row("press", .press("")),
            Row("set name Ana  Ruiz ", .set("name Ana  Ruiz")), Row("set", .set("")), Row("Set\tname", .set("name")),
            Row("more", .press("more")), Row("m", .press("more")), Row("more tea", .press("more tea")),
            Row("back", .back), Row("B", .back), Row("back to work", .press("back to work")),
            Row("home", .home), Row("home\r", .home), Row("Home address", .press("Home address")),
            Row("go Orders", .go("Orders")), Row("go", .go("")), Row("open clinic://home", .open("clinic://home")),
            Row("routes", .routes), Row("help", .help), Row("?", .help), Row("help me", .press("help me")),
            Row("quit", .quit), Row("q", .quit), Row("EXIT", .quit), Row("quit smoking", .press("quit smoking")),
            Row("1", .press("1")), Row(" Ana Ruiz ", .press("Ana Ruiz")), Row("goat", .press("goat")),
            Row(":back", .back), Row(":Q", .quit), Row(":go Orders", .go("Orders")), Row(":more", .press("more")),
            Row(":back to work", .press(":back to work")), Row(":", .press(":")), Row("::back", .press("::back")),
            Row("\u{A0}", .press("\u{A0}")), Row("日本", .press("日本")), Row("/", .press("/")),
        ])
    func `the first word decides; any other word names an action`(_ row: Row) {
        #expect(Command(row.line) == row.command)
    }

    @Test(arguments: CommandWord.all.indices)
    func `the help lists every word with what follows it and what it does`(index: Int) throws {
        let word = CommandWord.all[index]
        let start = word.names.joined(separator: ", ") + (word.argument.isEmpty ? "" : " \(word.argument)")
        let line = try #require(
            CommandWord.helpText(link: nil).split(separator: "\n").first { $0.hasPrefix("  \(start) ") })
        #expect(line.hasSuffix("  \(word.meaning)"))
    }

    @Test func `no word means two things`() {
        let names = CommandWord.all.flatMap(\.names)
        #expect(Set(names).count == names.count)
        #expect(names.allSatisfy { $0 == $0.lowercased() })
    }

    @Test func `the meanings are in one column, and the last line has an end`() {
        let text = CommandWord.helpText(link: nil)
        let columns = CommandWord.all.compactMap { word in
            text.split(separator: "\n").first { $0.hasSuffix("  \(word.meaning)") }
                .map { $0.count - word.meaning.count }
        }
        #expect(columns.count == CommandWord.all.count)
        #expect(Set(columns).count == 1)
        #expect(text.hasSuffix(".\n"))
        #expect(text.split(separator: "\n").allSatisfy { $0.count <= 120 })
    }

    @Test(arguments: [20, 30, 40, 60, 80, 100, 140]) func `the help keeps to any width, and loses no word`(width: Int) {
        let text = CommandWord.helpText(link: "sample://start")
        #expect(text.contains("to a link, such as sample://start\n"))
        let kept = ScreenFormat(.text, width: width, theme: .none).prose(text)
        #expect(kept.split(separator: "\n").allSatisfy { CellWidth.of($0) <= width })
        #expect(kept.split(whereSeparator: \.isWhitespace) == text.split(whereSeparator: \.isWhitespace))
    }
}
