import CSodium
import Domain
import Glibc

/// A file with a random key, as one line of text that can be printed and typed in again.
package enum BackupKeyFile {
    private static let prefix = "clinic-backup-key-1 "

    /// Makes a new key in a new file, which only its owner may read.
    ///
    /// - Throws: a fault if the file is there already or cannot be written.
    package static func make(at path: String) throws(BackupFault) {
        try inBackup { () throws(AppError) in try Sodium.prepare() }
        guard access(path, F_OK) != 0 else { throw .keyExists(path: path) }
        var key = [UInt8](repeating: 0, count: BackupKeys.length)
        randombytes_buf(&key, key.count)
        defer { sodium_memzero(&key, key.count) }
        let digits = key.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
        try withFiles { () throws(FileFault) in
            var file = try NewFile(path: path)
            try file.write([prefix + digits])
        }
    }

    /// Reads a key.
    ///
    /// - Throws: a fault if the file cannot be read or holds no key.
    package static func read(_ path: String) throws(BackupFault) -> BackupKey {
        let text = try withFiles { () throws(FileFault) in try TextFile(path: path).bytes() }
        let line = text.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
        let start = Array(prefix.utf8)
        guard line.starts(with: start), let key = [UInt8](hexadecimal: line.dropFirst(start.count)),
            key.count == BackupKeys.length
        else { throw .noKey(path: path) }
        return .file(key)
    }
}
