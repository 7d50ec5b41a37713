#if canImport(Glibc)
    import Glibc
#else
    import Foundation
#endif

/// Reads from a file that another process opened and handed down by its number.
public enum DescriptorInput {
    /// The most bytes that the line has.
    public static let maxLength = 4096

    /// The first line of the file, without its end, or nil when nothing can be read.
    ///
    /// - Throws: a failure when the line is longer than ``maxLength``; no part of it is taken for the whole.
    public static func line(of file: Int32) throws(CommandFailure) -> String? {
        var bytes: [UInt8] = []
        while bytes.count < maxLength + 2, let byte = byte(of: file), byte != UInt8(ascii: "\n") { bytes.append(byte) }
        if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
        guard bytes.count <= maxLength else {
            throw CommandFailure("The line from file descriptor \(file) is longer than \(maxLength) bytes.", .dataError)
        }
        return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
    }

    private static func byte(of file: Int32) -> UInt8? {
        var byte: UInt8 = 0
        var count = read(file, &byte, 1)
        while count < 0, errno == EINTR { count = read(file, &byte, 1) }
        return count == 1 ? byte : nil
    }
}
