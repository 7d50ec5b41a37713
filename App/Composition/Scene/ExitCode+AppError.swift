import Domain
import TextShell

nonisolated extension ExitCode {
    /// The exit code of an error.
    init(_ error: AppError) {
        self.init(failure: error.code)
    }

    /// The exit code of an error's code.
    init(failure code: String) {
        self =
            switch code {
            case "not-found": .noInput
            case "sign-in-required", "not-allowed", "wrong-credentials", "needs-another-person": .noPermission
            case "invalid-input": .dataError
            case "conflict", "storage-busy", "too-many-attempts": .temporaryFailure
            case "storage-cannot-open", "storage-read-only": .cannotCreate
            case "storage-full", "storage-failing": .ioError
            case "storage-corrupt", "storage-log-without-file", "storage-newer", "storage-migration-failed",
                "storage-no-locks":
                .config
            case "remote-unreachable", "remote-library-missing": .unavailable
            case "remote-failed": .temporaryFailure
            case "remote-refused": .noPermission
            case "remote-empty", "remote-another-clinic", "remote-older", "remote-newer": .config
            default: .software
            }
    }
}
