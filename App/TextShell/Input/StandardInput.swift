import Foundation
import Synchronization

/// Lines from the process's standard input. Reading waits on a thread of its own, so that the rest of the app goes on.
///
/// At a terminal it prompts on standard error and hides secrets while they are typed; from a pipe it just reads.
@MainActor package final class StandardInput: LineInput {
    private let reader = DispatchQueue(label: "clinic.standard-input")
    private let buffer = LineBuffer()
    private var deliver: ((String?) -> Void)?
    private var isClosed = false

    /// Whether a person is typing.
    package let isTerminal: Bool

    /// The standard input of this process.
    package init() {
        isTerminal = isatty(STDIN_FILENO) == 1
    }

    /// The next line, after a prompt at a terminal.
    package func line(prompt: String) async -> String? {
        guard isTerminal else { return await nextLine() }
        StandardOutput.writeError(prompt)
        let line = await nextLine()
        if line == nil { StandardOutput.writeError("\n") }
        return line
    }

    /// The next line, after a prompt and without an echo at a terminal.
    package func secret(prompt: String) async -> String? {
        guard isTerminal else { return await nextLine() }
        let echo = TerminalEcho.off()
        StandardOutput.writeError(prompt)
        defer {
            echo.restore()
            StandardOutput.writeError("\n")
        }
        return await nextLine()
    }

    /// Ends the input.
    package func close() {
        isClosed = true
        answer(nil)
    }

    private func nextLine() async -> String? {
        guard !isClosed else { return nil }
        return await withCheckedContinuation { continuation in
            deliver = { continuation.resume(returning: $0) }
            reader.async { [buffer] in
                let line = buffer.next()
                Task { @MainActor in self.answer(line) }
            }
        }
    }

    private func answer(_ line: String?) {
        deliver?(line)
        deliver = nil
    }
}

/// Cuts what is read from standard input into lines.
private final class LineBuffer: Sendable {
    private let pending = Mutex<[UInt8]>([])

    /// The next line without its end, or nil at the end of the input. Waits for it.
    func next() -> String? {
        pending.withLock { bytes in
            while true {
                if let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
                    defer { bytes.removeFirst(end + 1) }
                    return String(decoding: bytes[..<end], as: UTF8.self)
                }
                guard Self.fill(&bytes) else { break }
            }
            defer { bytes = [] }
            return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
        }
    }

    private static func fill(_ bytes: inout [UInt8]) -> Bool {
        var chunk = [UInt8](repeating: 0, count: 4096)
        var count = read(STDIN_FILENO, &chunk, chunk.count)
        while count < 0, errno == EINTR { count = read(STDIN_FILENO, &chunk, chunk.count) }
        guard count > 0 else { return false }
        bytes += chunk[..<count]
        return true
    }
}
