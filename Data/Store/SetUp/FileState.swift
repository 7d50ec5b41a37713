import Foundation

/// How a clinic's file and its log look from outside: which file it is, how long, and when it was changed last, by the
/// time that no program can set.
struct FileState: Equatable {
    /// Of the file, then of the log: inode, size, and the time of the last change in seconds and nanoseconds.
    let numbers: [Int64]

    /// How many numbers there are.
    static let count = 8

    init(numbers: [Int64]) { self.numbers = numbers }

    /// As it is now. A log without content is none.
    init(of folder: ClinicFolder) {
        numbers = Self.numbers(folder.file) + Self.numbers(folder.log)
    }

    private static func numbers(_ path: String) -> [Int64] {
        var status = stat()
        guard stat(path, &status) == 0, status.st_size > 0 else { return [0, 0, 0, 0] }
        let changed = status.st_ctim
        return [
            Int64(truncatingIfNeeded: status.st_ino), Int64(status.st_size), Int64(changed.tv_sec),
            Int64(changed.tv_nsec),
        ]
    }
}
