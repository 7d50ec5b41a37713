import Testing

@testable import LayeringCommands
@testable import LayeringEngine

/// The server keeps to the protocol, whatever it is told.
@Suite struct EditorServerTests {
    private func errorCode(_ messages: [String]) -> JSON? { messages.first.flatMap { JSON($0)?["error"]?["code"] } }

    @Test(arguments: [
        ("[]", "utf-16"), (#"["utf-32"]"#, "utf-16"), (#"["utf-16","utf-8"]"#, "utf-8"), (#"["utf-8"]"#, "utf-8"),
    ])
    func `the encoding of positions is the one that both know`(offered: String, chosen: String) throws {
        var server = EditorServer(Machine([:]), root: nil)
        let answers = server.receive(
            .content(
                """
                {"id":"a","method":"initialize","params":{"capabilities":{"general":{"positionEncodings":\(offered)}}}}
                """))
        let answer = try #require(answers.first.flatMap { JSON($0) })
        #expect(answers.count == 1 && answer["jsonrpc"] == .string("2.0") && answer["id"] == .string("a"))
        let abilities = answer["result"]?["capabilities"]
        #expect(abilities?["positionEncoding"] == .string(chosen))
        #expect(abilities?["textDocumentSync"]?["change"] == .number(1))
        #expect(abilities?["textDocumentSync"]?["openClose"] == .bool(true))
        #expect(answer["result"]?["serverInfo"]?["version"] == .string(LayeringVersion.current))
    }

    @Test func `before initialize requests are refused and notifications pass unheard`() {
        var server = EditorServer(Machine([:]), root: nil)
        #expect(errorCode(server.receive(.content(#"{"id":1,"method":"shutdown"}"#))) == .number(-32002))
        #expect(server.receive(.content(#"{"method":"initialized"}"#)).isEmpty)
        #expect(server.settle().isEmpty)
    }

    @Test func `the editor is asked to tell of files, if it can`() throws {
        var (watching, other) = (Editor(watching: true), Editor())
        #expect(other.tell("initialized").isEmpty)
        let request = try #require(watching.tell("initialized").first.flatMap { JSON($0) })
        #expect(request["method"] == .string("client/registerCapability"))
        #expect(watching.send(#"{"jsonrpc":"2.0","id":"files","result":null}"#).isEmpty)
        #expect(watching.send(#"{"jsonrpc":"2.0","id":"files","error":{"code":1}}"#).isEmpty)
    }

    @Test(arguments: [
        ("{", -32700), ("", -32700), ("[]", -32600), ("1", -32600), ("{}", -32600), (#"{"id":1}"#, -32600),
        (#"{"id":1,"method":2}"#, -32600), (#"{"id":1,"method":"initialize"}"#, -32600),
        (#"{"id":1,"method":"textDocument/hover"}"#, -32601),
    ])
    func `what makes no sense is answered, and the next message is understood`(text: String, code: Int) {
        var editor = Editor()
        #expect(errorCode(editor.send(text)) == .number(Double(code)))
        #expect(editor.open("Domain/A.swift", "import Data").isEmpty)
        #expect(editor.watch("Domain/A.swift", 1).isEmpty)
    }

    @Test(
        arguments: [
            "{}", #"{"method":"$/cancelRequest","params":{"id":1}}"#, #"{"method":"textDocument/didOpen"}"#,
            #"{"method":"textDocument/didOpen","params":{"textDocument":{"uri":"untitled:1","text":"import Data"}}}"#,
            #"{"method":"textDocument/didChange","params":{"textDocument":{"uri":"file:///a"}}}"#,
            #"{"method":"workspace/didChangeWatchedFiles","params":{"changes":[{"uri":"file://b/c.swift"}]}}"#,
            #"{"method":"workspace/didChangeConfiguration","params":[]}"#,
        ].dropFirst())
    func `what the server has no use for is not answered`(text: String) {
        var editor = Editor()
        #expect(editor.send(text).isEmpty)
    }

    @Test func `what cannot be taken apart is refused`() {
        var server = EditorServer(Machine([:]), root: nil)
        #expect(errorCode(server.receive(.tooLong(9))) == .number(-32600))
        #expect(errorCode(server.receive(.withoutLength)) == .number(-32600))
    }

    @Test func `an id is answered as it came`() {
        var editor = Editor()
        for id in ["7", "-1", "\"a\\\"b\"", "2147483647"] {
            #expect(editor.send(#"{"id":\#(id),"method":"a"}"#).first?.contains("\"id\":\(id),") == true, "\(id)")
        }
    }

    @Test func `exit after shutdown is success, without it failure`() {
        var (patient, hasty) = (Editor(), Editor())
        #expect(patient.request("shutdown") == [#"{"jsonrpc":"2.0","id":1,"result":null}"#])
        #expect(errorCode(patient.request("shutdown")) == .number(-32600))
        #expect(patient.exitCode == nil)
        _ = (patient.tell("exit"), hasty.tell("exit"))
        #expect(patient.exitCode == 0 && hasty.exitCode == 1)
    }
}
