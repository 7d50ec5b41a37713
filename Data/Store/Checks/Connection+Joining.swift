import Domain

extension Connection {
    /// Whether this workstation is fetching the clinic for the first time, so that only a part of it may be here.
    package func isJoining() throws(AppError) -> Bool {
        try first("SELECT 1 FROM remote WHERE joining IS NOT NULL") { _ in true } ?? false
    }

    /// Checks that this workstation has its clinic.
    ///
    /// - Throws: ``AppError/notFetched`` if it is one that has joined, and not fetched everything yet; a storage error.
    func requireFetched() throws(AppError) {
        let lacks = "joining IS NOT NULL OR NOT EXISTS (SELECT 1 FROM clinic)"
        guard try first("SELECT 1 FROM remote WHERE \(lacks)", [], { _ in true }) == nil else { throw .notFetched }
    }

    /// Checks that this workstation has the whole clinic.
    ///
    /// - Throws: ``AppError/notFetched``, ``AppError/isPart`` if it keeps a part of it, or a storage error.
    package func requireEverything() throws(AppError) {
        try requireFetched()
        guard try KeptPart.read(from: self) == nil else { throw .isPart }
    }
}

extension AppError {
    /// The clinic is here in part.
    static let isPart = AppError.conflict(
        "This workstation keeps a part of the clinic.", advice: "Do this at one that keeps everything.")

    /// The clinic is not here yet, or only a part of it.
    static let notFetched = AppError.conflict(
        "This workstation has not fetched the whole clinic yet.", advice: "Run clinic sync, which fetches the rest.")
}
