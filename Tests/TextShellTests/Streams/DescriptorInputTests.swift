import Foundation
import Testing
import TextShell

@Suite("A line from a file that another process opened")
struct DescriptorInputTests {
    @Test("It is the first line without its end, and what follows stays unread")
    func line() throws {
        let rows: [(text: String, line: String?, rest: String)] = [
            ("one\ntwo\n", "one", "two\n"), ("last", "last", ""), ("\ntwo", nil, "two"), ("", nil, ""),
            ("Zoë\r\n", "Zoë\r", ""),
        ]
        for row in rows {
            let pipe = try Pipe()
            try pipe.write(row.text.utf8)
            pipe.end()
            #expect(DescriptorInput.line(of: pipe.reading) == row.line, "\(row.text.debugDescription)")
            let left = FileHandle(fileDescriptor: pipe.reading, closeOnDealloc: true)
            #expect(try left.readToEnd() ?? Data() == Data(row.rest.utf8), "\(row.text.debugDescription)")
        }
    }

    @Test("A file that nobody opened has no line")
    func notOpen() {
        #expect(DescriptorInput.line(of: 9999) == nil)
    }
}
