import Domain
import Foundation
import Testing

/// A reader that takes the snapshots of a stream one by one and reports an unexpected one.
package struct SnapshotReader<Value: Sendable> {
    private var iterator: Snapshots<Value>.Iterator

    fileprivate init(_ stream: Snapshots<Value>) {
        iterator = stream.makeAsyncIterator()
    }

    /// Waits for the next snapshot.
    package mutating func next() async throws -> Snapshot<Value> {
        try #require(await iterator.next(isolation: #isolation), "the stream ended")
    }

    /// The snapshot that the stream has ready, or nil if a reader would have to wait. Ends the stream.
    package consuming func ready() async -> Snapshot<Value>? {
        let reader = Task { [iterator] () -> Snapshot<Value>? in
            withUnsafeCurrentTask { $0?.cancel() }
            var iterator = iterator
            return await iterator.next(isolation: #isolation)
        }
        return await reader.value
    }

    /// The value that the stream has ready, or nil. Ends the stream.
    package consuming func readyValue() async -> Value? {
        guard case .value(let value, _, _) = await ready() else { return nil }
        return value
    }

    /// The error that the stream has ready, or nil. Ends the stream.
    package consuming func readyError() async -> AppError? {
        guard case .unavailable(let error) = await ready() else { return nil }
        return error
    }

    /// The value of the next snapshot.
    package mutating func value() async throws -> Value {
        switch try await next() {
        case .value(let value, _, _): return value
        case .unavailable(let error): throw error
        }
    }

    /// The error of the next snapshot.
    package mutating func error() async throws -> AppError? {
        guard case .unavailable(let error) = try await next() else { return nil }
        return error
    }
}

extension Snapshots {
    /// A reader that takes the stream's snapshots one by one.
    package func reader() -> SnapshotReader<Value> {
        SnapshotReader(self)
    }
}
