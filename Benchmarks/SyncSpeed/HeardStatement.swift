import CSQLite
import Synchronization

/// One statement from the clinic to SQLite, with the values of its parameters.
struct HeardStatement: Sendable {
    enum Value: Sendable {
        case integer(Int64)
        case text(String)
        case blob([UInt8])
        case null
    }

    let sql: String
    /// The connection of the statement.
    let connection: Int
    /// The value of each parameter.
    let values: [Value]

    private static let heard = Mutex<[HeardStatement]?>(nil)

    /// The statements during a closure, on connections opened since its start.
    static func during(_ body: () async throws -> Void) async throws -> [HeardStatement] {
        // As the app does, which is too late once SQLite is in use.
        _ = clinic_sqlite3_stop_counting_memory()
        sqlite3_auto_extension(unsafeBitCast(listen, to: (@convention(c) () -> Void).self))
        defer { sqlite3_reset_auto_extension() }
        heard.withLock { $0 = [] }
        try await body()
        return heard.withLock { $0.take() ?? [] }
    }

    private static let listen:
        @convention(c) (
            OpaquePointer?, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, OpaquePointer?
        ) -> Int32 = { connection, _, _ in
            sqlite3_trace_v2(
                connection, UInt32(SQLITE_TRACE_STMT),
                { _, _, statement, text in
                    // The statements of a trigger come with the one that fires it.
                    let said = text?.assumingMemoryBound(to: UInt8.self)
                    if let statement, !(said?[0] == 45 && said?[1] == 45) { hear(OpaquePointer(statement)) }
                    return 0
                }, nil)
        }

    private static func hear(_ statement: OpaquePointer) {
        guard let plain = sqlite3_sql(statement), let expanded = sqlite3_expanded_sql(statement) else { return }
        defer { sqlite3_free(expanded) }
        var reader = ParameterReader(String(cString: plain), String(cString: expanded))
        let said = HeardStatement(
            sql: String(cString: plain), connection: Int(bitPattern: sqlite3_db_handle(statement)),
            values: reader.values())
        heard.withLock { $0?.append(said) }
    }
}

/// A parser of a statement's values from its expanded text.
private struct ParameterReader {
    private var plain: ArraySlice<UInt8>
    private var expanded: ArraySlice<UInt8>
    private var found: [Int: HeardStatement.Value] = [:]
    private var last = 0

    init(_ plain: String, _ expanded: String) {
        (self.plain, self.expanded) = (ArraySlice(plain.utf8), ArraySlice(expanded.utf8))
    }

    mutating func values() -> [HeardStatement.Value] {
        while let byte = plain.popFirst() {
            if byte == UInt8(ascii: "'") {
                repeat { expanded.removeFirst() } while plain.popFirst() != UInt8(ascii: "'")
                expanded.removeFirst()
            } else if byte == UInt8(ascii: "?") {
                let digits = plain.prefix { 48...57 ~= $0 }
                plain.removeFirst(digits.count)
                last = Int(String(decoding: digits, as: UTF8.self)) ?? last + 1
                found[last] = literal()
            } else {
                expanded.removeFirst()
            }
        }
        return (0..<(found.keys.max() ?? 0)).map { found[$0 + 1] ?? .null }
    }

    private mutating func literal() -> HeardStatement.Value {
        switch expanded.first {
        case UInt8(ascii: "N"):
            expanded.removeFirst(4)
            return .null
        case UInt8(ascii: "x"):
            expanded.removeFirst()
            let digits = Array(quoted().utf8)
            return .blob(
                stride(from: 0, to: digits.count, by: 2).map {
                    UInt8(String(decoding: digits[$0...($0 + 1)], as: UTF8.self), radix: 16) ?? 0
                })
        case UInt8(ascii: "'"): return .text(quoted())
        default:
            let digits = expanded.prefix { 48...57 ~= $0 || $0 == UInt8(ascii: "-") }
            expanded.removeFirst(digits.count)
            return .integer(Int64(String(decoding: digits, as: UTF8.self)) ?? 0)
        }
    }

    /// A text in quotes, where two stand for one.
    private mutating func quoted() -> String {
        var bytes: [UInt8] = []
        expanded.removeFirst()
        while let byte = expanded.popFirst() {
            if byte == UInt8(ascii: "'") {
                guard expanded.first == byte else { break }
                expanded.removeFirst()
            }
            bytes.append(byte)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
