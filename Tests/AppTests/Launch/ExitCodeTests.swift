import Domain
import Testing
import TextShell

@testable import App

/// How the program ends for each error.
@Suite struct ExitCodeTests {
    @Test(arguments: AppError.examples) func `each error has the exit code that sysexits.h gives its kind`(
        error: AppError
    ) {
        #expect(ExitCode(error) == Self.expected(error))
    }

    @Test func `every kind of error is in the table once`() {
        #expect(Set(AppError.examples.map(\.code)).count == AppError.examples.count)
    }

    @Test func `a code that nobody knows is a fault in the program`() {
        #expect(ExitCode(failure: "no-such-code") == .software)
    }

    /// Exhaustive, so that a new kind of error does not compile without a line here.
    private static func expected(_ error: AppError) -> ExitCode {
        switch error {
        case .notFound: .noInput
        case .signInRequired, .notAllowed, .wrongCredentials, .needsAnotherPerson: .noPermission
        case .invalidInput: .dataError
        case .conflict, .tooManyAttempts: .temporaryFailure
        case .storage(let fault): expected(fault)
        case .remote(let fault): expected(fault)
        case .unexpected: .software
        }
    }

    private static func expected(_ fault: RemoteFault) -> ExitCode {
        switch fault {
        case .unreachable, .libraryMissing: .unavailable
        case .failed: .temporaryFailure
        case .refused: .noPermission
        case .empty, .anotherClinic, .older, .newer: .config
        }
    }

    private static func expected(_ fault: StorageFault) -> ExitCode {
        switch fault {
        case .cannotOpen, .readOnly: .cannotCreate
        case .full, .failing: .ioError
        case .corrupt, .logWithoutFile, .newer, .migrationFailed, .noLocks: .config
        case .busy: .temporaryFailure
        }
    }
}
