import Domain
import Testing
import TextShell

@testable import App

/// The exit code for each error.
@Suite struct ExitCodeTests {
    private static let codes: [ExitCode: Set<String>] = [
        .noInput: ["not-found"],
        .noPermission: [
            "sign-in-required", "not-allowed", "wrong-credentials", "needs-another-person", "remote-refused",
        ],
        .dataError: ["invalid-input"],
        .temporaryFailure: ["conflict", "too-many-attempts", "storage-busy", "remote-failed"],
        .cannotCreate: ["storage-cannot-open", "storage-read-only"],
        .ioError: ["storage-full", "storage-failing"],
        .config: [
            "storage-corrupt", "storage-log-without-file", "storage-newer", "storage-migration-failed",
            "storage-no-locks",
            "remote-unsuitable", "remote-empty",
            "remote-another-clinic", "remote-older", "remote-newer",
        ],
        .unavailable: ["remote-unreachable", "remote-library-missing", "storage-no-time-zones"],
        .software: ["unexpected"],
    ]

    @Test func `each error has the exit code that sysexits.h gives its kind`() {
        let given = Dictionary(grouping: AppError.examples) { ExitCode($0) }.mapValues { Set($0.map(\.code)) }
        #expect(given == Self.codes)
    }

    @Test func `every kind of error is in the table once`() {
        #expect(Set(AppError.examples.map(\.code)).count == AppError.examples.count)
    }

    @Test(arguments: AppError.examples) func `a screen that tells of an error ends as the error does`(
        error: AppError
    ) async {
        let run = await LaunchRun.of(["--memory", "open", "clinic://errors/\(error.code)"])
        #expect(run.code == ExitCode(error), "\(error.code)")
    }
}
