import Domain
import Foundation

/// What a seal says: how the clinic's file looked when it was left, and when it was looked through last.
struct SealContents: Equatable {
    let state: FileState
    let checked: Date

    init(_ state: FileState, checked: Date) {
        (self.state, self.checked) = (state, Date(milliseconds: checked.milliseconds))
    }

    /// What is in an open file, or nil where that is no seal.
    init?(from file: Int32) {
        var numbers = [Int64](repeating: 0, count: FileState.count + 1)
        let bytes = numbers.count * MemoryLayout<Int64>.size
        guard pread(file, &numbers, bytes, 0) == bytes, let checked = numbers.popLast() else { return nil }
        (state, self.checked) = (FileState(numbers: numbers), Date(milliseconds: checked))
    }

    /// Puts it into an open file. What is cut short is no seal, and costs a look at the next start.
    func write(to file: Int32) {
        let numbers = state.numbers + [checked.milliseconds]
        _ = pwrite(file, numbers, numbers.count * MemoryLayout<Int64>.size, 0)
    }
}
