import Domain
import FoundationEssentials
import Glibc

/// The contents of a seal: how the clinic's file looked when it was left, and when it was last checked.
struct SealContents: Equatable {
    let state: FileState
    let checked: Date

    init(_ state: FileState, checked: Date) {
        (self.state, self.checked) = (state, Date(milliseconds: checked.milliseconds))
    }

    /// Reads an open file; nil if it is no seal.
    init?(from file: Int32) {
        var numbers = [Int64](repeating: 0, count: FileState.count + 1)
        let bytes = numbers.count * MemoryLayout<Int64>.size
        guard pread(file, &numbers, bytes, 0) == bytes, let checked = numbers.popLast() else { return nil }
        (state, self.checked) = (FileState(numbers: numbers), Date(milliseconds: checked))
    }

    /// Writes to an open file. A truncated one is no seal, and costs a check at the next start.
    func write(to file: Int32) {
        let numbers = state.numbers + [checked.milliseconds]
        _ = pwrite(file, numbers, numbers.count * MemoryLayout<Int64>.size, 0)
    }
}
