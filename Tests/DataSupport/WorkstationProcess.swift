import Foundation
import Synchronization

/// A workstation in a separate process, which a test reads and kills. Used by one thread, which it blocks.
package final class WorkstationProcess {
    /// Its complete lines of output so far.
    package private(set) var lines: [String] = []
    /// Its process id.
    package let id: pid_t
    private let output: Int32
    private var input: Int32?
    private var heard = 0
    private var rest: [UInt8] = []
    private var isOpen = true
    private var isOver = false
    private var status: Int32 = 0

    /// One process starts at a time, so that none inherits another's pipes.
    private static let turn = Mutex(())

    /// Starts `writing-workstation` with arguments; its standard error is appended to a file.
    package init(_ arguments: [String], errors: String, environment: [String: String] = [:]) throws {
        let program = try Self.program()
        (id, input, output) = try Self.turn.withLock { _ in
            let (told, said) = (try Self.pipe(), try Self.pipe())
            defer { for end in [told.read, said.write] { close(end) } }
            var actions = posix_spawn_file_actions_t()
            posix_spawn_file_actions_init(&actions)
            defer { posix_spawn_file_actions_destroy(&actions) }
            posix_spawn_file_actions_adddup2(&actions, told.read, 0)
            posix_spawn_file_actions_adddup2(&actions, said.write, 1)
            posix_spawn_file_actions_addopen(&actions, 2, errors, O_WRONLY | O_CREAT | O_APPEND, 0o600)
            var variables = ["PATH": "/usr/bin:/bin", "HOME": "/nonexistent"]
            variables["LD_LIBRARY_PATH"] = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"]
            let words = ([program] + arguments).map { strdup($0) } + [nil]
            let settings = variables.merging(environment) { $1 }.map { strdup("\($0)=\($1)") } + [nil]
            defer { for text in words + settings { free(text) } }
            var id = pid_t()
            let code = posix_spawn(&id, program, &actions, nil, words, settings)
            guard code == 0 else { throw WorkstationFault(text: "no workstation was started: error \(code)") }
            return (id, told.write, said.read)
        }
    }

    deinit {
        if !isOver { _ = kill9() }
        for end in [input, output].compactMap({ $0 }) { close(end) }
    }

    /// Reads its lines one by one, until `isEnough`, a moment, or the end of its output. Each line is read once.
    ///
    /// - Returns: whether `isEnough` returned true.
    @discardableResult
    package func listen(until moment: ContinuousClock.Instant, _ isEnough: (String) -> Bool = { _ in false }) -> Bool {
        while true {
            while heard < lines.count {
                heard += 1
                if isEnough(lines[heard - 1]) { return true }
            }
            let left = max(0, (moment - .now) / .milliseconds(1))
            var watched = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
            guard isOpen, left > 0, poll(&watched, 1, Int32(left.rounded(.up))) != 0 else { return false }
            take()
        }
    }

    /// Closes its input, after which it ends normally.
    package func closeInput() {
        if let input { close(input) }
        input = nil
    }

    /// Kills it, and reads its remaining output.
    ///
    /// - Returns: its exit code, or 1000 plus the number of the signal that ended it.
    @discardableResult
    package func kill9() -> Int32 {
        if !isOver { kill(id, SIGKILL) }
        while isOpen { take() }
        if !isOver { waitpid(id, &status, 0) }
        isOver = true
        return status & 0x7F == 0 ? (status >> 8) & 0xFF : 1_000 + (status & 0x7F)
    }

    private func take() {
        var chunk = [UInt8](repeating: 0, count: 65_536)
        let count = read(output, &chunk, chunk.count)
        if count == 0 || (count < 0 && errno != EINTR) { isOpen = false }
        guard count > 0 else { return }
        rest += chunk[..<count]
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            lines.append(String(decoding: rest[..<end], as: UTF8.self))
            rest.removeSubrange(...end)
        }
    }

    private static func pipe() throws -> (read: Int32, write: Int32) {
        var ends: [Int32] = [0, 0]
        guard Foundation.pipe(&ends) == 0 else { throw WorkstationFault(text: "no pipe") }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }

    /// The built program, beside the tests.
    private static func program() throws -> String {
        let beside = ["/proc/self/exe"].compactMap { try? FileManager.default.destinationOfSymbolicLink(atPath: $0) }
        let places = (beside + ProcessInfo.processInfo.arguments).map { URL(filePath: $0).deletingLastPathComponent() }
        let found = places.map { $0.appending(path: "writing-workstation").path(percentEncoded: false) }.first {
            FileManager.default.isExecutableFile(atPath: $0)
        }
        guard let found else {
            throw WorkstationFault(text: "no built writing-workstation beside \(places.map(\.path))")
        }
        return found
    }
}

/// The reason why a workstation could not be tested.
package struct WorkstationFault: Error {
    /// The reason.
    package let text: String

    /// A reason in words.
    package init(text: String) { self.text = text }
}

/// Runs a blocking closure on a new thread, so that it blocks nothing else.
package func onItsOwnThread<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
        Thread.detachNewThread { continuation.resume(with: Result(catching: body)) }
    }
}
