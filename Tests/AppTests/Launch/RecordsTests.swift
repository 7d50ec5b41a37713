import Foundation
import Support
import Testing
import TextShell

@testable import App

/// `clinic list` and `clinic show`.
@Suite struct RecordsTests {
    private static let fixed = ["--memory", "--now", "2026-03-02T09:12:00Z"]

    private static func run(_ line: String, as user: String? = "ana", isReaderGone: Bool = false) async -> LaunchRun {
        let arguments = line.split(separator: " ").map(String.init) + (user.map { ["--as", $0] } ?? [])
        return await LaunchRun.of(
            fixed + arguments, environment: ["CLINIC_PASSWORD": HelpText.examplePassword], isReaderGone: isReaderGone)
    }

    private struct Document: Decodable {
        let schema: Int
        let command: String
        let exit: Int32
        let failure: String?
        let records: [Thing]?

        struct Thing: Decodable {
            let type: String
            let id: Int
            let link: String
        }
    }

    private static func document(_ run: LaunchRun) throws -> Document {
        #expect(run.output.count { $0 == "\n" } == 1)
        return try JSONDecoder().decode(Document.self, from: Data(run.output.utf8))
    }

    @Test(arguments: [
        ("list patients", ExitCode.ok, "list patients", 12), ("list orders", .ok, "list orders", 14),
        ("list products", .ok, "list products", 15), ("list appointments", .ok, "list appointments", 8),
        ("list patients --search jo", .ok, "list patients", 1),
        ("list patients --search nobody", .ok, "list patients", 0),
        ("list products --search para", .ok, "list products", 1),
        ("list appointments --search tomorrow", .ok, "list appointments", 4),
        ("show order 1042", .ok, "show order 1042", 1), ("show patient #2001", .ok, "show patient 2001", 1),
        ("show product 501", .ok, "show product 501", 1), ("show appointment 3001", .ok, "show appointment 3001", 1),
    ])
    func `one document holds all records, each with its link`(
        line: String, code: ExitCode, command: String, count: Int
    ) async throws {
        let run = await Self.run("\(line) --format json")
        let document = try Self.document(run)
        #expect(run.code == code && document.exit == code.rawValue && document.command == command)
        #expect(document.records?.count == count)
        for record in document.records ?? [] { #expect(record.link.hasSuffix("s/\(record.id)"), "\(record.link)") }
    }

    @Test(arguments: [
        ("list patients", String?.none, ExitCode.noPermission), ("show patient 2001", nil, .noPermission),
        ("show patient 9999", "ana", .noInput), ("list appointments --search soon", "ana", .dataError),
        ("list songs", "ana", .usage), ("show order x", "ana", .usage),
    ])
    func `what fails has its exit code, in the document too`(line: String, user: String?, code: ExitCode) async throws {
        let run = await Self.run("\(line) --format json", as: user)
        let failed = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        #expect(run.code == code && failed?["exit"] as? Int == Int(code.rawValue))
        #expect(failed?["failure"] as? String == run.told.last)
        let table = await Self.run("\(line) --format csv", as: user)
        #expect(table.code == code && table.output == "" && table.told.last == run.told.last)
    }

    @Test func `products need nobody to sign in`() async {
        #expect(await Self.run("list products", as: nil).code == .ok)
    }

    @Test func `for people there is a line for each, and one alone is its page`() async {
        let list = await Self.run("list orders")
        #expect(list.output.contains("\n1042  shipped"))
        #expect(list.output.contains("14.05 EUR\n"))
        #expect(await Self.run("show order 1042").output.contains("Orders › #1042"))
    }

    @Test func `a table has a row of names, and ends its lines as RFC 4180 says`() async {
        let table = await Self.run("list patients --search jo --format csv")
        #expect(
            table.output == """
                id,link,name,born,phone,email,address\r
                2011,clinic://patients/2011,José Álvarez Núñez,1955-03-25,+34 600 555 111,,\r

                """)
        let orders = await Self.run("list orders --format csv").output
        #expect(orders.contains("1042,clinic://orders/1042,shipped,2026-02-28T10:12:00+01:00,Lena Vogt,2001,11,"))
        #expect(orders.contains(",1405,EUR\r\n"))
        let none = await Self.run("list patients --search nobody --format csv")
        #expect(none.output == "id,link,name,born,phone,email,address\r\n")
    }

    @Test func `a reader who leaves ends the list`() async {
        #expect(await Self.run("list products --format json", isReaderGone: true).code == .outputClosed)
    }

    @Test(arguments: [
        ("a", "a"), ("", ""), ("a,b", #""a,b""#), (#"a"b"#, #""a""b""#), ("=1+1", "'=1+1"), ("@a", "'@a"),
        ("+34 (600) 555-101", "+34 (600) 555-101"), ("-5", "-5"), ("+a", "'+a"), ("-1+cmd|x", "'-1+cmd|x"),
        ("\t=1", #"'\t=1"#), ("\u{1B}[2J", #"\u{1B}[2J"#), ("a\r\nb", #"a\r\nb"#), ("=\"x\"", #""'=""x""""#),
    ])
    func `a cell is quoted where it has to be, and computes nothing`(words: String, cell: String) {
        #expect(CSV.row([words, "x"]) == "\(cell),x\r\n")
    }
}
