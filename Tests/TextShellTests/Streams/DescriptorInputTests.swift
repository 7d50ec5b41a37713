import Foundation
import Testing
import TextShell

@Suite("A line from a file that another process opened")
struct DescriptorInputTests {
    @Test func `it is the first line without its end, and what follows stays unread`() throws {
        let rows: [(text: String, line: String?, rest: String)] = [
            ("one\ntwo\n", "one", "two\n"), ("last", "last", ""), ("\ntwo", nil, "two"), ("", nil, ""),
            ("Zoë\r\n", "Zoë", ""),
        ]
        for row in rows {
            let pipe = try Pipe()
            try pipe.write(row.text.utf8)
            pipe.end()
            #expect(try DescriptorInput.line(of: pipe.reading) == row.line, "\(row.text.debugDescription)")
            let left = FileHandle(fileDescriptor: pipe.reading, closeOnDealloc: true)
            #expect(try left.readToEnd() ?? Data() == Data(row.rest.utf8), "\(row.text.debugDescription)")
        }
    }

    @Test func `a line as long as allowed is whole; a longer one is refused, not cut`() throws {
        let most = String(repeating: "x", count: DescriptorInput.maxLength)
        #expect(try DescriptorInput.line(of: file(of: Array("\(most)\r\n".utf8))) == most)
        let long = try file(of: Array("\(most)x\n".utf8))
        let failure = #expect(throws: CommandFailure.self) { _ = try DescriptorInput.line(of: long) }
        #expect(failure?.message == "The line from file descriptor \(long) is longer than 4096 bytes.")
        #expect(failure?.exitCode == .dataError)
    }

    @Test func `a file that is not open has no line`() throws {
        #expect(try DescriptorInput.line(of: 9999) == nil)
    }
}
