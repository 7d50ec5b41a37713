import Foundation

/// The reason why a process could not be tested: it did not start, or missed a deadline.
nonisolated struct ProcessFault: Error, CustomStringConvertible {
    let text: String
    var description: String { text }

    init(_ text: String) {
        self.text = text
    }

    /// A system call that failed.
    init(_ error: Int32, _ text: String) {
        self.text = "\(text): \(String(cString: strerror(error)))"
    }
}
