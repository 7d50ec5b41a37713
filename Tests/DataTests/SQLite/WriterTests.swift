import Domain
import Synchronization
import Testing

@testable import Data

/// The order of writers.
@Suite(.timeLimit(.minutes(60))) struct WriterTests {
    @Test func `writes happen in the order in which they come, also after one that fails`() async throws {
        let line = Line(Writer(LockedConnection(try Connection(path: ":memory:"))))
        try await line.writer.write { [line] _ throws(AppError) in
            for number in 1...5 { line.come(number) }
            #expect(line.order.withLock(\.self) == [])
        }
        for task in line.tasks.withLock(\.self) { await task.value }
        #expect(line.order.withLock(\.self) == [1, 2, 3, 4, 5])
    }
}

/// Numbered writers, the second of which fails.
private final class Line: Sendable {
    let writer: Writer
    let order = Mutex<[Int]>([])
    let tasks = Mutex<[Task<Void, Never>]>([])

    init(_ writer: Writer) {
        self.writer = writer
    }

    /// Adds one more writer, which is in the line when this returns.
    func come(_ number: Int) {
        let task = Task.immediate {
            do throws(AppError) {
                try await self.writer.write { _ throws(AppError) in
                    self.order.withLock { $0.append(number) }
                    if number == 2 { throw .conflict("Too late.") }
                }
            } catch {}
        }
        tasks.withLock { $0.append(task) }
    }
}
