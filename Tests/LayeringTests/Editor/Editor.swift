@testable import LayeringCommands
@testable import LayeringEngine

/// An editor that has the package of the rules' examples open, as far as a server can tell.
struct Editor {
    let machine: Machine
    private var server: EditorServer
    private var version = 1

    /// Opens a package.
    init(_ files: [String: String] = [:], offering encodings: String = "[]", watching: Bool = false) {
        machine = Machine(files)
        server = EditorServer(machine, root: nil)
        _ = request(
            "initialize",
            """
            {"rootUri":"file:///a%20b","capabilities":{"general":{"positionEncodings":\(encodings)},
            "workspace":{"didChangeWatchedFiles":{"dynamicRegistration":\(watching)}}}}
            """)
    }

    /// Sends the text of a message, and gives what the server answers at once.
    mutating func send(_ text: String) -> [String] { server.receive(.content(text)) }

    mutating func request(_ method: String, _ parameters: String = "{}") -> [String] {
        send(#"{"jsonrpc":"2.0","id":1,"method":"\#(method)","params":\#(parameters)}"#)
    }

    /// Sends a notification, and gives the messages after it.
    mutating func tell(_ method: String, _ parameters: String = "{}") -> [String] {
        send(#"{"jsonrpc":"2.0","method":"\#(method)","params":\#(parameters)}"#) + server.settle()
    }

    /// Tells of a document by its path from the package's root, with more that is to be told of it.
    mutating func tell(_ method: String, about path: String, _ more: String = "", after: String = "") -> [String] {
        tell(method, #"{"textDocument":{"uri":"\#(Self.uri(path))"\#(more)}\#(after)}"#)
    }

    mutating func open(_ path: String, _ text: String) -> [String] {
        tell("textDocument/didOpen", about: path, ",\"text\":\(JSONText.string(text))")
    }

    mutating func change(_ path: String, _ text: String) -> [String] {
        tell("textDocument/didChange", about: path, after: ",\"contentChanges\":[{\"text\":\(JSONText.string(text))}]")
    }

    mutating func save(_ path: String) -> [String] { tell("textDocument/didSave", about: path) }

    mutating func close(_ path: String) -> [String] { tell("textDocument/didClose", about: path) }

    /// Tells of a file that another program has made (1), changed (2) or deleted (3).
    mutating func watch(_ path: String, _ type: Int) -> [String] {
        tell("workspace/didChangeWatchedFiles", #"{"changes":[{"uri":"\#(Self.uri(path))","type":\#(type)}]}"#)
    }

    var exitCode: Int32? { server.exitCode }

    private static func uri(_ path: String) -> String { FileURI.written("/a b/\(path)") }

    /// The diagnostics in some messages, as `Domain/A.swift 0:7-9 framework`; `Domain/A.swift none` for none.
    static func diagnostics(in messages: [String]) -> [String] {
        messages.compactMap { JSON($0)?["params"] }.flatMap { parameters in
            let path = parameters["uri"]?.text.flatMap(FileURI.path)?.dropFirst("/a b/".count) ?? "?"
            let all = parameters["diagnostics"]?.elements ?? []
            return all.isEmpty ? ["\(path) none"] : all.map { "\(path) \(written($0))" }
        }
    }

    private static func written(_ diagnostic: JSON) -> String {
        let (start, end) = (diagnostic["range"]?["start"], diagnostic["range"]?["end"])
        let numbers = [start?["line"], start?["character"], end?["character"]].map { number($0) }
        return "\(numbers[0]):\(numbers[1])-\(numbers[2]) \(diagnostic["code"]?.text ?? "?")"
    }

    private static func number(_ json: JSON?) -> String {
        guard case .number(let number) = json else { return "?" }
        return "\(Int(number))"
    }
}
