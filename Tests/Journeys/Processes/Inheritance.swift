import Foundation
import Synchronization

/// A guard that keeps one test's descriptors out of the programs that another starts at the same time.
nonisolated enum Inheritance {
    private static let lock = Mutex(())

    /// Runs `body` while no program is being started, or no descriptor made, by another test.
    static func keepingPrivate<Value>(
        _ body: () throws(ProcessFault) -> sending Value
    ) throws(ProcessFault) -> sending Value {
        try lock.withLock { _ throws(ProcessFault) in try body() }
    }

    /// Marks descriptors to be closed in child processes.
    static func end(of descriptors: Int32...) {
        for descriptor in descriptors { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    }
}
