import CSQLite
import Domain

extension Connection {
    /// Defines the SQL function `bytes_of_hex`, once: the bytes of hexadecimal digits, or NULL. SQLite has one of its
    /// own from version 3.41 on.
    package func learnBytesOfHex() throws(AppError) {
        guard !knowsBytesOfHex else { return }
        let flags = SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS
        let code = sqlite3_create_function_v2(
            handle, "bytes_of_hex", 1, flags, nil, { context, _, values in bytesOfHex(context, values?[0]) }, nil, nil,
            nil)
        guard code == SQLITE_OK else { throw SQLiteFault(code: code, of: handle).appError(path: path) }
        knowsBytesOfHex = true
    }
}

private func bytesOfHex(_ context: OpaquePointer?, _ value: OpaquePointer?) {
    guard let text = sqlite3_value_text(value) else { return sqlite3_result_null(context) }
    let digits = UnsafeBufferPointer(start: text, count: Int(sqlite3_value_bytes(value)))
    guard let bytes = [UInt8](hexadecimal: digits) else { return sqlite3_result_null(context) }
    // SQLITE_TRANSIENT: SQLite copies the bytes.
    sqlite3_result_blob(context, bytes, Int32(bytes.count), unsafeBitCast(-1, to: sqlite3_destructor_type.self))
}

extension [UInt8] {
    /// Decodes pairs of hexadecimal digits; nil for anything else.
    init?(hexadecimal digits: some Collection<UInt8>) {
        guard digits.count.isMultiple(of: 2) else { return nil }
        let values = digits.map { UInt8(hexadecimalDigit: $0) }
        self = []
        reserveCapacity(values.count / 2)
        for index in stride(from: 0, to: values.count, by: 2) {
            guard let high = values[index], let low = values[index + 1] else { return nil }
            append(high << 4 | low)
        }
    }
}

extension UInt8 {
    fileprivate init?(hexadecimalDigit digit: UInt8) {
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): self = digit - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): self = digit - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): self = digit - UInt8(ascii: "A") + 10
        default: return nil
        }
    }
}
