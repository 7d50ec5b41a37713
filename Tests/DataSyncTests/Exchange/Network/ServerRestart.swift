import Foundation
import Synchronization

/// Stops the PostgreSQL of the tests as a crash would, and starts it again, by the command in
/// `CLINIC_TEST_POSTGRES_RESTART`.
final class ServerRestart: Sendable {
    private let command: String
    private let failed = Mutex(0)

    /// Nil where there is no such command.
    init?(_ environment: [String: String] = ProcessInfo.processInfo.environment) {
        guard let command = environment["CLINIC_TEST_POSTGRES_RESTART"] else { return nil }
        self.command = command
    }

    /// How often it went wrong.
    var failures: Int { failed.withLock(\.self) }

    /// Restarts it, and waits until it is there again. One at a time.
    func run() {
        failed.withLock { if !Self.run(command) { $0 += 1 } }
    }

    /// Foundation would wait for the server too, which stays.
    private static func run(_ command: String) -> Bool {
        let words: [UnsafeMutablePointer<CChar>?] = [strdup("bash"), strdup("-c"), strdup(command)]
        defer { for word in words { free(word) } }
        var (child, status) = (pid_t(), Int32())
        guard posix_spawn(&child, "/bin/bash", nil, nil, words + [nil], environ) == 0 else { return false }
        while waitpid(child, &status, 0) < 0 { guard errno == EINTR else { return false } }
        return status == 0
    }
}
