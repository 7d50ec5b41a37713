import Foundation

/// Reads from a file that another process opened and handed down by its number.
package enum DescriptorInput {
    /// The first line of the file, without its end, or nil when nothing can be read.
    package static func line(of file: Int32) -> String? {
        var bytes: [UInt8] = []
        var byte: UInt8 = 0
        while bytes.count < 4096, read(file, &byte, 1) == 1, byte != UInt8(ascii: "\n") { bytes.append(byte) }
        return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
    }
}
