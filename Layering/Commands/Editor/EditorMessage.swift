import LayeringEngine

/// A message of an editor: a request, which has an id and is answered, or a notification, which is not.
struct EditorMessage {
    let id: JSON?
    let method: String
    let parameters: JSON

    /// Reads a message; nothing if it asks for nothing.
    init?(_ json: JSON) {
        guard let method = json["method"]?.text else { return nil }
        self.method = method
        id = json["id"]
        parameters = json["params"] ?? .null
    }

    /// The URI of the document that it is about.
    var document: String? { parameters["textDocument"]?["uri"]?.text }
}

/// Messages to an editor, as JSON.
enum EditorReply {
    /// Why a message is not answered as it would like.
    enum Problem: Int {
        case noJSON = -32700
        case invalidRequest = -32600
        case methodNotFound = -32601
        case notInitialized = -32002
    }

    static func result(_ result: String, to id: JSON) -> String {
        written([("id", text(of: id)), ("result", result)])
    }

    /// An error, to nobody's request in particular if there is no id.
    static func error(_ problem: Problem, _ message: String, to id: JSON? = nil) -> String {
        let error = JSONText.object([("code", "\(problem.rawValue)"), ("message", JSONText.string(message))])
        return written([("id", id.map(text) ?? "null"), ("error", error)])
    }

    static func notification(_ method: String, _ parameters: [(String, String)]) -> String {
        written([("method", JSONText.string(method)), ("params", JSONText.object(parameters))])
    }

    static func request(_ method: String, _ parameters: [(String, String)], id: String) -> String {
        written([
            ("id", JSONText.string(id)), ("method", JSONText.string(method)), ("params", JSONText.object(parameters)),
        ])
    }

    private static func written(_ members: [(String, String)]) -> String {
        JSONText.object([("jsonrpc", JSONText.string("2.0"))] + members)
    }

    /// An id as it came: a text or a whole number.
    private static func text(of id: JSON) -> String {
        switch id {
        case .string(let text): JSONText.string(text)
        case .number(let number): Int(exactly: number).map { "\($0)" } ?? "\(number)"
        case .object, .array, .bool, .null: "null"
        }
    }
}
