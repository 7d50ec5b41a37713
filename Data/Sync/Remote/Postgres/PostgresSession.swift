import Glibc

/// A connection to PostgreSQL. Used by one thread at a time, which it blocks up to a timeout or until it is woken.
///
/// It sets nothing and prepares nothing there: a pooler may give each transaction another session.
final class PostgresSession {
    let library: LibPQ
    let handle: LibPQ.Handle
    /// How long each answer may take.
    var timeout: Duration
    /// Ends a wait. Set for each use.
    var wakeup: Wakeup
    /// The version and identity of the remote; nil without a clinic.
    var remote: (version: Int, identity: RemoteIdentity)?
    /// Says when something comes while nobody uses the connection; nil where it does not listen.
    var watch: SocketWatch?
    /// Whether it tried to listen.
    var triedToListen = false

    /// Takes over a connection that is open.
    init(_ handle: LibPQ.Handle, of library: LibPQ, timeout: Duration, wakeup: Wakeup) {
        self.library = library
        self.handle = handle
        self.timeout = timeout
        self.wakeup = wakeup
    }

    deinit { library.finish(handle) }

    /// Runs several statements that return nothing, in one transaction unless they say otherwise.
    func run(_ script: String) throws(PostgresFault) {
        try check(library.sendQuery(handle, script))
        _ = try answer()
    }

    /// Runs one statement with parameters, as text. Values come as text, or as the bytes that the server sends.
    func rows(
        _ sql: String, _ parameters: [String?] = [], asBytes: Bool = false
    ) throws(PostgresFault) -> PostgresResult {
        try send(sql, parameters, asBytes: asBytes)
        guard let result = try answer() else { throw .unreachable("it gave no answer") }
        return result
    }

    /// Sends one statement with parameters, as text.
    func send(_ sql: String, _ parameters: [String?], asBytes: Bool = false) throws(PostgresFault) {
        let (count, form): (Int32, Int32) = (Int32(parameters.count), asBytes ? 1 : 0)
        try check(withCStrings(parameters) { library.sendQueryParams(handle, sql, count, nil, $0, nil, nil, form) })
    }

    /// The next part of a result, or nil at its end.
    func next() throws(PostgresFault) -> PostgresResult? {
        let deadline = ContinuousClock.now + timeout
        try flush(until: deadline)
        while library.isBusy(handle) != 0 {
            try wait(for: POLLIN, until: deadline)
            try check(library.consumeInput(handle))
        }
        return library.getResult(handle).map { PostgresResult($0, of: library) }
    }

    /// Sends the remaining output, and reads input meanwhile: the other side may wait for that before it reads on.
    func flush(until deadline: ContinuousClock.Instant) throws(PostgresFault) {
        while true {
            let left = library.flush(handle)
            try check(left < 0 ? 0 : 1)
            if left == 0 { return }
            try wait(for: POLLIN | POLLOUT, until: deadline)
            try check(library.consumeInput(handle))
        }
    }

    /// Reads a whole answer: the last part of it, or the first error in it.
    private func answer() throws(PostgresFault) -> PostgresResult? {
        var (last, fault): (PostgresResult?, PostgresFault?)
        while let result = try next() {
            fault = fault ?? result.fault
            last = result
        }
        if let fault { throw fault }
        return last
    }

    private func wait(for events: Int32, until deadline: ContinuousClock.Instant) throws(PostgresFault) {
        switch wakeup.wait(for: events, on: library.socket(handle), until: deadline) {
        case .ready: return
        case .called: throw .ended
        case .late: throw .unreachable("it did not answer within \(timeout.inWords)")
        }
    }

    /// Throws libpq's message if a call returned zero, which means that it failed.
    func check(_ code: Int32) throws(PostgresFault) {
        guard code == 0 else { return }
        throw .unreachable(library.errorMessage(handle).map { String(cString: $0) } ?? "the connection is lost")
    }
}

extension Duration {
    /// As `10 s` or `0.25 s`.
    var inWords: String {
        let seconds = self / .seconds(1)
        return seconds == seconds.rounded() ? "\(Int(seconds)) s" : "\(seconds) s"
    }
}

/// Passes texts to `body` as C strings.
func withCStrings<Value>(_ texts: [String?], _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Value) -> Value {
    let copies = texts.map { $0.flatMap { strdup($0) } }
    defer { for copy in copies { free(copy) } }
    return copies.map { $0.map { UnsafePointer($0) } }.withUnsafeBufferPointer { buffer in
        guard let start = buffer.baseAddress else {
            return withUnsafePointer(to: nil as UnsafePointer<CChar>?) { body($0) }
        }
        return body(start)
    }
}
