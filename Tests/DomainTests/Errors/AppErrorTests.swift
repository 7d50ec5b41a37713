import Domain
import Testing

@Suite("Errors")
struct AppErrorTests {
    /// Every case of both enums as a chain: a new case does not compile until it is listed here.
    private static let all = Array(sequence(first: AppError.notFound("Order #9999")) { next(after: $0) })

    private static func next(after error: AppError) -> AppError? {
        switch error {
        case .notFound: .signInRequired
        case .signInRequired: .notAllowed(.takePayment)
        case .notAllowed: .needsAnotherPerson("the refund of order #1037")
        case .needsAnotherPerson: .wrongCredentials
        case .wrongCredentials: .tooManyAttempts(seconds: 30)
        case .tooManyAttempts: .invalidInput("A name is missing.")
        case .invalidInput: .conflict("Order #1042 was cancelled.")
        case .conflict: .unexpected("no row 7")
        case .unexpected: .storage(.cannotOpen(path: "/clinic", detail: "not a directory"))
        case .storage(let fault):
            self.next(after: fault).map(AppError.storage)
                ?? .remote(.unreachable(remote: "Clinic", detail: "timed out"))
        case .remote(let fault): self.next(after: fault).map(AppError.remote)
        }
    }

    private static func next(after fault: RemoteFault) -> RemoteFault? {
        switch fault {
        case .unreachable: .refused(remote: "Clinic", detail: "no such user")
        case .refused: .libraryMissing(detail: "no such file")
        case .libraryMissing: .unsuitable(remote: "Clinic", detail: "it locks nothing")
        case .unsuitable: .empty(remote: "Clinic")
        case .empty: .anotherClinic(remote: "Clinic")
        case .anotherClinic: .older(remote: "Clinic", version: 1, known: 2)
        case .older: .newer(remote: "Clinic", version: 9, known: 2)
        case .newer: .failed(remote: "Clinic", detail: "shutting down")
        case .failed: nil
        }
    }

    private static func next(after fault: StorageFault) -> StorageFault? {
        switch fault {
        case .cannotOpen: .readOnly(path: "/clinic")
        case .readOnly: .full(path: "/clinic")
        case .full: .failing(path: "/clinic", detail: "disk I/O error")
        case .failing: .corrupt(path: "/clinic", detail: "no header")
        case .corrupt: .logWithoutFile(path: "/clinic", log: "/clinic-wal")
        case .logWithoutFile: .newer(path: "/clinic", version: 9, known: 1)
        case .newer: .migrationFailed(path: "/clinic", backup: "/clinic.bak", detail: "step 2 failed")
        case .migrationFailed: .busy(path: "/clinic")
        case .busy: .noLocks(path: "/clinic")
        case .noLocks: .noTimeZones(path: "/clinic")
        case .noTimeZones: nil
        }
    }

    @Test func `only what was looked for by a number is to be checked for its number`() {
        #expect(AppError.notFound("Order #9999").advice.contains("number"))
        let nameless = AppError.notFound("The service “x”", by: .name)
        #expect(!nameless.advice.contains("number"))
        #expect(nameless.code == AppError.notFound("Order #9999").code)
        #expect(nameless.voidsWhatIsShown)
    }

    @Test func `every case is in the walk`() {
        #expect(Self.all.count == 29)
    }

    @Test(arguments: all) func `every error says what happened and what to do, in one sentence each`(error: AppError) {
        for text in [error.message, error.advice] {
            #expect(text.first?.isUppercase == true || text.hasPrefix("/clinic"), "\(text)")
            #expect(text.hasSuffix(".") && !text.hasSuffix(".."), "\(text)")
            #expect(!text.dropLast().contains(". ") && !text.contains("\n"), "\(text)")
        }
    }

    @Test func `every error has a unique code, fit for scripts`() {
        let codes = Self.all.map(\.code)
        #expect(Set(codes).count == codes.count)
        #expect(codes.allSatisfy { $0.allSatisfy { $0 == "-" || "a"..."z" ~= $0 } && !$0.isEmpty }, "\(codes)")
    }

    @Test func `codes are promises to scripts, and stay`() {
        #expect(
            Self.all.map(\.code) == [
                "not-found", "sign-in-required", "not-allowed", "needs-another-person", "wrong-credentials",
                "too-many-attempts", "invalid-input", "conflict", "unexpected", "storage-cannot-open",
                "storage-read-only", "storage-full", "storage-failing", "storage-corrupt",
                "storage-log-without-file", "storage-newer", "storage-migration-failed", "storage-busy",
                "storage-no-locks", "storage-no-time-zones",
                "remote-unreachable", "remote-refused", "remote-library-missing", "remote-unsuitable",
                "remote-empty", "remote-another-clinic",
                "remote-older", "remote-newer", "remote-failed",
            ])
    }

    @Test func `every storage error names the path, and what else it knows`() {
        for case .storage(let fault) in Self.all { #expect(fault.message.contains("/clinic"), "\(fault)") }
        let failed = StorageFault.migrationFailed(path: "/clinic", backup: "/clinic.bak", detail: "step 2 failed")
        #expect(failed.message.contains("/clinic.bak") && failed.message.contains("step 2 failed"))
        let newer = StorageFault.newer(path: "/clinic", version: 9, known: 1)
        #expect(newer.message.contains("format 9") && newer.message.contains("up to 1"))
    }

    @Test(
        arguments: [
            (.viewOrders, "see orders", "receptionist, clinician, pharmacist or manager"),
            (.takePayment, "take payments or cancel orders", "receptionist or manager"),
            (.handOutOrders, "pack, ship or deliver orders", "pharmacist or manager"),
            (.decideRefunds, "decide refunds", "pharmacist or manager"),
        ] as [(Permission, String, String)])
    func `a missing permission is reported with the action, and whom to ask`(
        permission: Permission, activity: String, holders: String
    ) {
        let error = AppError.notAllowed(permission)
        #expect(error.message == "You may not \(activity).")
        #expect(error.advice == "Ask a \(holders) to do it.")
    }

    @Test func `the requester of a refund sees why they cannot decide, and whom to ask`() {
        let error = AppError.needsAnotherPerson("the refund of order #1037")
        #expect(error.message == "You asked for the refund of order #1037 yourself, so you cannot decide it.")
        #expect(error.advice == "Ask another pharmacist or manager to decide it.")
    }

    @Test func `too many wrong passwords are reported with the time to wait`() {
        let message = AppError.tooManyAttempts(seconds: 30).message
        #expect(message == "There were too many wrong passwords; the next try is possible in 30 s.")
    }

    @Test func `exactly a missing or forbidden record clears the screen`() {
        let voiding = Self.all.filter(\.voidsWhatIsShown).map(\.code)
        #expect(voiding == ["not-found", "sign-in-required", "not-allowed", "needs-another-person"])
    }
}
