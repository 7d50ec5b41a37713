import LayeringEngine

/// Takes the bytes that an editor sends apart into messages: headers, an empty line, and as many bytes as they say.
struct MessageReader {
    /// A message, or what stands in the place of one.
    enum Message: Equatable, Sendable {
        /// The content of a message.
        case content(String)
        /// A message of so many bytes, which is passed over.
        case tooLong(Int)
        /// Headers that do not say how long the message is.
        case withoutLength
    }

    private let maxLength: Int
    private var bytes: [UInt8] = []
    private var start = 0
    /// The length of the content that comes next, once its headers are read.
    private var length: Int?
    /// How many bytes of a message that is too long are still to come.
    private var passedOver = 0

    /// Prepares to read.
    ///
    /// - Parameter maxLength: how many bytes the content of a message may have.
    init(maxLength: Int = 64 << 20) {
        self.maxLength = maxLength
    }

    /// Takes bytes as they have arrived.
    mutating func append(_ arrived: some Collection<UInt8>) {
        bytes.removeFirst(start)
        start = 0
        let dropped = min(passedOver, arrived.count)
        passedOver -= dropped
        bytes += arrived.dropFirst(dropped)
    }

    /// The next message; nothing until all of it has arrived.
    mutating func next() -> Message? {
        if length == nil {
            guard let headers = readHeaders() else { return nil }
            length = Self.length(in: headers)
        }
        guard let length else { return .withoutLength }
        guard length <= maxLength else { return passOver(length) }
        guard bytes.count - start >= length else { return nil }
        self.length = nil
        start += length
        return .content(String(decoding: bytes[(start - length)..<start], as: UTF8.self))
    }

    /// The bytes of a message with this content.
    static func framed(_ content: String) -> String {
        "Content-Length: \(content.utf8.count)\r\n\r\n\(content)"
    }

    private mutating func passOver(_ length: Int) -> Message {
        self.length = nil
        let here = min(length, bytes.count - start)
        start += here
        passedOver = length - here
        return .tooLong(length)
    }

    /// The headers that come next; nothing until they have all arrived.
    private mutating func readHeaders() -> String? {
        guard let end = bytes[start...].firstRange(of: [0x0D, 0x0A, 0x0D, 0x0A]) else { return nil }
        defer { start = end.upperBound }
        return String(decoding: bytes[start..<end.lowerBound], as: UTF8.self)
    }

    /// The last of several lengths: after a message without one, its content precedes the next headers.
    private static func length(in headers: String) -> Int? {
        let headers = headers.lowercased()
        guard let name = headers.ranges(of: "content-length:").last else { return nil }
        return Int(headers[name.upperBound...].drop { $0 == " " }.prefix(while: \.isNumber))
    }
}
