import Domain

nonisolated extension AppError {
    /// One of each kind.
    static let samples: [AppError] =
        [
            .notFound("Order #9999"), .signInRequired, .notAllowed(.viewOrders), .wrongCredentials,
            .invalidInput("No."), .conflict("No."), .unexpected("no"),
        ] + StorageFault.samples.map(AppError.storage)
}

nonisolated extension StorageFault {
    /// One of each kind.
    static let samples: [StorageFault] = [
        .cannotOpen(path: "/x", detail: "no"), .readOnly(path: "/x"), .full(path: "/x"),
        .corrupt(path: "/x", detail: "no"), .newer(path: "/x", version: 2, known: 1),
        .migrationFailed(path: "/x", backup: "/y", detail: "no"), .busy(path: "/x"),
    ]
}
