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
            Row("# a remark", .remark), Row("#", .remark), Row("  # later", .remark), Row("#1042", .bare("#1042")),
            Row("press List", .press("List")), Row("PRESS  List ", .press("List")), Row("press", .press("")),
            Row("set name Ana  Ruiz ", .set("name Ana  Ruiz")), Row("set", .set("")), Row("Set\tname", .set("name")),
            Row("more", .press("more")), Row("m", .press("more")), Row("more tea", .bare("more tea")),
            Row("back", .back), Row("B", .back), Row("back to work", .bare("back to work")),
            Row("home", .home), Row("home\r", .home), Row("Home address", .bare("Home address")),
            Row("go Orders", .go("Orders")), Row("go", .go("")), Row("open clinic://home", .open("clinic://home")),
            Row("routes", .routes), Row("help", .help("")), Row("?", .help("")), Row("help me", .help("me")),
            Row("find Ana  Ruiz", .find("Ana  Ruiz")), Row("find", .find("")),
            Row("quit", .quit), Row("q", .quit), Row("EXIT", .quit), Row("quit smoking", .bare("quit smoking")),
            Row("1", .bare("1")), Row(" Ana Ruiz ", .bare("Ana Ruiz")), Row("goat", .bare("goat")),
            Row(":back", .back), Row(":Q", .quit), Row(":go Orders", .go("Orders")), Row(":more", .press("more")),
            Row(":back to work", .bare(":back to work")), Row(":", .bare(":")), Row("::back", .bare("::back")),
            Row("\u{A0}", .bare("\u{A0}")), Row("日本", .bare("日本")), Row("/", .bare("/")),
        ])
    func `the first word decides; any other word names an action`(_ row: Row) {
        #expect(Command(row.line) == row.command)
    }

    @Test func `no word means two things`() {
        let names = CommandWord.all.flatMap(\.names)
        #expect(Set(names).count == names.count)
        #expect(names.allSatisfy { $0 == $0.lowercased() })
    }
}
