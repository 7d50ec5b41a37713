import Domain
import FoundationEssentials
import Glibc

/// The contents of a seal: how the clinic's file looked when it was left, when it was last checked, and how far its log
/// of changes went.
struct SealContents: Equatable {
    let state: FileState
    let checked: Date
    /// The log as it was once, which may only have grown since; nil where nobody knows.
    let log: LogVerification.Known?

    private static let count = FileState.count + 2 + LogVerification.Known.words

    init(_ state: FileState, checked: Date, log: LogVerification.Known?) {
        (self.state, self.checked, self.log) = (state, Date(milliseconds: checked.milliseconds), log)
    }

    /// Reads an open file; nil if it is no seal.
    init?(from file: Int32) {
        var numbers = [Int64](repeating: 0, count: Self.count)
        let bytes = numbers.count * MemoryLayout<Int64>.size
        guard pread(file, &numbers, bytes, 0) == bytes else { return nil }
        state = FileState(numbers: Array(numbers.prefix(FileState.count)))
        checked = Date(milliseconds: numbers[FileState.count])
        log = LogVerification.Known(entries: Int(numbers[FileState.count + 1]), numbers[(FileState.count + 2)...])
    }

    /// Writes to an open file. A truncated one is no seal, and costs a check at the next start.
    func write(to file: Int32) {
        let head = log?.numbers ?? [Int64](repeating: 0, count: LogVerification.Known.words)
        let numbers = state.numbers + [checked.milliseconds, Int64(log?.entries ?? 0)] + head
        _ = pwrite(file, numbers, numbers.count * MemoryLayout<Int64>.size, 0)
    }
}

extension LogVerification.Known {
    /// How many numbers a hash takes.
    static let words = 4

    /// Reads a stored head; nil for that of no entries.
    init?(entries: Int, _ numbers: some Sequence<Int64>) {
        let bytes = numbers.flatMap { number in Swift.withUnsafeBytes(of: number.bigEndian) { [UInt8]($0) } }
        guard entries > 0, let head = MerkleHash(stored: bytes) else { return nil }
        self.init(entries: entries, head: head)
    }

    /// The head as numbers.
    var numbers: [Int64] {
        (0..<Self.words).map { word in
            head.bytes[word * 8..<word * 8 + 8].reduce(0) { $0 << 8 | Int64($1) }
        }
    }
}
