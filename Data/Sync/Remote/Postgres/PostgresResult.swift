import FoundationEssentials

/// The result of one statement.
final class PostgresResult {
    private let handle: LibPQ.Handle
    private let library: LibPQ

    /// Takes over a result of libpq.
    init(_ handle: LibPQ.Handle, of library: LibPQ) {
        self.handle = handle
        self.library = library
    }

    deinit { library.clear(handle) }

    /// Whether this only marks that the answers to one transaction of several are complete.
    var isSync: Bool { library.resultStatus(handle) == LibPQ.Status.pipelineSync }

    /// How many rows it has.
    var count: Int { Int(library.rowCount(handle)) }

    /// The error that it is, or nil.
    var fault: PostgresFault? {
        let status = library.resultStatus(handle)
        guard ![LibPQ.Status.commandOK, LibPQ.Status.rows, LibPQ.Status.pipelineSync].contains(status) else {
            return nil
        }
        let words = text(of: LibPQ.ErrorField.message) ?? "it said something that nobody understands"
        return text(of: LibPQ.ErrorField.state).map { .said(state: $0, words) } ?? .unreachable(words)
    }

    /// A value as text; nil for null.
    func text(_ row: Int, _ column: Int) -> String? {
        guard library.isNull(handle, Int32(row), Int32(column)) == 0 else { return nil }
        return library.value(handle, Int32(row), Int32(column)).map { String(cString: $0) }
    }

    /// A value as a number.
    func integer(_ row: Int, _ column: Int) -> Int? { text(row, column).flatMap { Int($0) } }

    /// A value as an identity.
    func identity(_ row: Int, _ column: Int) -> UUID? { text(row, column).flatMap { UUID(uuidString: $0) } }

    /// A value as the bytes that came; nil for null.
    func rawBytes(_ row: Int, _ column: Int) -> UnsafeRawBufferPointer? {
        guard library.isNull(handle, Int32(row), Int32(column)) == 0 else { return nil }
        let count = Int(library.length(handle, Int32(row), Int32(column)))
        return library.value(handle, Int32(row), Int32(column)).map { UnsafeRawBufferPointer(start: $0, count: count) }
    }

    private func text(of field: Int32) -> String? {
        library.resultErrorField(handle, field).map { String(cString: $0) }
    }
}
