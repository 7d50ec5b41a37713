import Domain
import FoundationEssentials
import Glibc

/// A folder with the last backups of a clinic, each named after its moment.
package struct BackupFolder: Hashable, Sendable {
    private let path: String
    private let keep: Int

    /// How many backups are kept unless something else is asked for.
    package static let usual = 7

    /// The folder at a path, in which so many are kept.
    package init(path: String, keep: Int = usual) { (self.path, self.keep) = (path, keep) }

    /// The path of the next backup; makes the folder if it is not there.
    ///
    /// - Throws: a fault if it cannot be made.
    package func next(at now: Date) throws(BackupFault) -> String {
        try inBackup { () throws(AppError) in try ClinicFolder(path: path).makeFolder(path) }
        let moment = now.formatted(.iso8601).replacing(":", with: "-")
        return "\(path)/clinic-\(moment).backup"
    }

    /// Removes its own backups but the newest, and what a killed program left of one. Anything else stays.
    ///
    /// - Returns: the backups that were removed.
    package func prune() -> [String] {
        let names = names().sorted()
        for part in names where part.hasSuffix(".part") && Self.isOwn(part.dropLast(5)) {
            _ = try? PartFile.removeLeft("\(path)/\(part)")
        }
        let whole = names.filter { Self.isOwn($0[...]) }
        return whole.dropLast(keep).map { "\(path)/\($0)" }.filter { unlink($0) == 0 }
    }

    /// Whether a name is that of a backup made here: `clinic-2026-03-02T09-12-00Z.backup`.
    static func isOwn(_ name: Substring) -> Bool {
        let pattern = Array("clinic-0000-00-00T00-00-00Z.backup".utf8)
        guard name.utf8.count == pattern.count else { return false }
        return zip(name.utf8, pattern).allSatisfy { byte, expected in
            let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            return expected == UInt8(ascii: "0") ? isDigit : byte == expected
        }
    }

    private func names() -> [String] {
        guard let folder = opendir(path) else { return [] }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            names.append(
                withUnsafePointer(to: &entry.pointee.d_name) { name in
                    name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
                })
        }
        return names
    }
}
