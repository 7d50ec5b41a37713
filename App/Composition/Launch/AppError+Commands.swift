import Domain

nonisolated extension AppError {
    /// The advice for a person at a command line: it names the command or option to type.
    var commandAdvice: String {
        switch self {
        case .storage(let fault): fault.commandAdvice ?? advice
        case .remote(let fault): fault.commandAdvice ?? advice
        case .noRemote: "Name one with clinic remote set URL, or start with --remote URL."
        default: advice
        }
    }
}

nonisolated extension StorageFault {
    fileprivate var commandAdvice: String? {
        switch self {
        case .cannotOpen, .readOnly: "Check that the folder exists and is yours to write, or choose one with --data."
        case .corrupt: "It was left as it is; put a backup in its place, or start another clinic with --data."
        case .newer: "Use that newer clinic, or start another one with --data."
        case .noLocks:
            "Have the network folder mounted with locks, or keep the clinic on a disk of this machine with --data."
        case .full, .failing, .logWithoutFile, .migrationFailed, .busy, .noTimeZones: nil
        }
    }
}

nonisolated extension RemoteFault {
    fileprivate var commandAdvice: String? {
        switch self {
        case .refused: "Check the user, the password file and the certificate, then run clinic sync."
        case .libraryMissing: "Install libpq (on Debian: apt-get install libpq5) and try again."
        case .empty: "Run clinic remote init to make this clinic the remote's."
        case .anotherClinic: "Name another remote, or another folder with --data."
        case .older: "Run clinic remote init to bring it to this version."
        case .unreachable, .unsuitable, .newer, .failed: nil
        }
    }
}
