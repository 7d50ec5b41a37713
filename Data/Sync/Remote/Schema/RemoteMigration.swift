/// One step in the life of a remote's tables and functions.
struct RemoteMigration: Sendable {
    /// The version that the remote has afterwards.
    let version: Int
    /// The statements that make it from the version before. They run in one transaction.
    let statements: [String]

    /// Every step, from an empty database to the present version.
    static let all: [RemoteMigration] = [.version1, .version2, .version3, .version4, .version5]
}
