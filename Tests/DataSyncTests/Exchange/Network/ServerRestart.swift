import Foundation
import Synchronization

/// A restart of the PostgreSQL of the tests, as after a crash, by the command in `CLINIC_TEST_POSTGRES_RESTART`.
final class ServerRestart: Sendable {
    private let command: String
    private let failed = Mutex(0)

    /// Nil without the command.
    init?(_ environment: [String: String] = ProcessInfo.processInfo.environment) {
        guard let command = environment["CLINIC_TEST_POSTGRES_RESTART"] else { return nil }
        self.command = command
    }

    /// The number of failed restarts.
    var failures: Int { failed.withLock(\.self) }

    /// Restarts the server, and waits until it is up. One at a time.
    func run() {
        failed.withLock { if !Self.run(command) { $0 += 1 } }
    }

    /// Foundation would also wait for the server, which keeps running.
    static func run(_ command: String) -> Bool {
        let words: [UnsafeMutablePointer<CChar>?] = [strdup("bash"), strdup("-c"), strdup(command)]
        defer { for word in words { free(word) } }
        var (child, status) = (pid_t(), Int32())
        guard posix_spawn(&child, "/bin/bash", nil, nil, words + [nil], environ) == 0 else { return false }
        while waitpid(child, &status, 0) < 0 { guard errno == EINTR else { return false } }
        return status == 0
    }
}
