/// One example of every error, for showing and testing them on purpose.
extension AppError {
    /// An example of every case, storage faults one by one, in a stated order.
    package static let examples: [AppError] =
        [
            .notFound("Order #9999"), .signInRequired, .notAllowed(.handOutOrders), .needsAnotherPerson("this refund"),
            .wrongCredentials, .tooManyAttempts(seconds: 30), .invalidInput("The amount is not a number."),
            .conflict("Order #1042 was delivered in the meantime."), .unexpected("a step that nobody thought of"),
        ] + storageExamples.map(AppError.storage) + remoteExamples.map(AppError.remote)

    /// The example with this code, or nil.
    package static func example(of code: String) -> AppError? {
        examples.first { $0.code == code }
    }

    private static let storageExamples: [StorageFault] = [
        .cannotOpen(path: "/clinic/clinic.sqlite", detail: "no such folder"), .readOnly(path: "/clinic/clinic.sqlite"),
        .full(path: "/clinic/clinic.sqlite"), .failing(path: "/clinic/clinic.sqlite", detail: "disk I/O error"),
        .corrupt(path: "/clinic/clinic.sqlite", detail: "it is no database"),
        .logWithoutFile(path: "/clinic/clinic.sqlite", log: "/clinic/clinic.sqlite-wal"),
        .newer(path: "/clinic/clinic.sqlite", version: 9, known: 2),
        .migrationFailed(
            path: "/clinic/clinic.sqlite", backup: "/clinic/clinic.sqlite.backup", detail: "a column is missing"),
        .busy(path: "/clinic/clinic.sqlite"), .noLocks(path: "/clinic/clinic.sqlite"),
        .noTimeZones(path: "/usr/share/zoneinfo"),
    ]

    private static let remoteExamples: [RemoteFault] = [
        .unreachable(remote: "db.clinic.example", detail: "connection timed out"),
        .refused(remote: "db.clinic.example", detail: "the password is wrong"),
        .libraryMissing(detail: "libpq.so.5 was not found"),
        .unsuitable(remote: "db.clinic.example", detail: "its advisory locks hold nobody back"),
        .empty(remote: "db.clinic.example"),
        .anotherClinic(remote: "db.clinic.example"), .older(remote: "db.clinic.example", version: 1, known: 2),
        .newer(remote: "db.clinic.example", version: 9, known: 2),
        .failed(remote: "db.clinic.example", detail: "it is shutting down"),
    ]
}
