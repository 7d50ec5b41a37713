import Domain

extension Connection {
    /// Whether the clinic is only partly here: this workstation is fetching it for the first time.
    package func isJoining() throws(AppError) -> Bool {
        try first("SELECT 1 FROM remote WHERE joining IS NOT NULL") { _ in true } ?? false
    }
}

extension AppError {
    /// The clinic is only partly here.
    static let notFetched = AppError.conflict(
        "This workstation has only a part of the clinic so far.", advice: "Fetch the rest: clinic sync.")
}
