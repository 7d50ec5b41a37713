import Glibc

/// How a clinic's file and its log look from outside: which file it is, how long, and when it was changed last, by the
/// time that no program can set.
struct FileState: Equatable {
    /// Of the file, then of the log: inode, size, and the time of the last change in seconds and nanoseconds.
    let numbers: [Int64]

    /// How many numbers there are.
    static let count = 8

    /// From this size on a person would wait for a look through a file.
    static let bytesOfBig: Int64 = 50_000_000

    init(numbers: [Int64]) { self.numbers = numbers }

    /// As it is now. A log without content is none.
    init(of folder: ClinicFolder) {
        numbers = Self.numbers(folder.file) + Self.numbers(folder.log)
    }

    /// Whether a person would wait for a look through the file, and wonder.
    var isBig: Bool { numbers[1] + numbers[5] > Self.bytesOfBig }

    /// Whether the file itself is as in another state, whatever the log holds.
    func hasSameFile(as other: FileState) -> Bool { numbers.prefix(4) == other.numbers.prefix(4) }

    /// The same with the file of another state.
    func with(fileOf other: FileState) -> FileState {
        FileState(numbers: Array(other.numbers[..<4] + numbers[4...]))
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
