import Domain
import TextShell

nonisolated extension ExitCode {
    /// The exit code of a failure that a screen tells of, by the error's code.
    init(failure code: String) {
        self = AppError.example(of: code).map { ExitCode($0) } ?? .software
    }

    /// The exit code of an error.
    init(_ error: AppError) {
        self =
            switch error {
            case .notFound: .noInput
            case .signInRequired, .notAllowed, .needsAnotherPerson, .wrongCredentials: .noPermission
            case .invalidInput: .dataError
            case .conflict, .tooManyAttempts: .temporaryFailure
            case .storage(let fault): ExitCode(fault)
            case .remote(let fault): ExitCode(fault)
            case .unexpected: .software
            }
    }

    private init(_ fault: StorageFault) {
        self =
            switch fault {
            case .cannotOpen, .readOnly: .cannotCreate
            case .full, .failing: .ioError
            case .noTimeZones: .unavailable
            case .corrupt, .logWithoutFile, .newer, .migrationFailed, .noLocks: .config
            case .busy: .temporaryFailure
            }
    }

    private init(_ fault: RemoteFault) {
        self =
            switch fault {
            case .unreachable, .libraryMissing: .unavailable
            case .failed: .temporaryFailure
            case .refused: .noPermission
            case .unsuitable, .empty, .anotherClinic, .older, .newer: .config
            }
    }
}
