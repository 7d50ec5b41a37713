import Domain

/// One step in the life of the file format.
struct Migration: Sendable {
    /// The format version that the file has afterwards.
    let version: Int
    /// Changes the tables from the version before. Runs inside a transaction.
    let apply: @Sendable (Connection) throws(AppError) -> Void

    /// Every step, from an empty file to the present format.
    static let all: [Migration] = [
        .version1, .version2, .version3, .version4, .version5, .version6, .version7, .version8,
    ]
}
