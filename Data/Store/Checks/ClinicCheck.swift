import Domain

/// One thing that `clinic verify` looks at in a clinic's file.
struct ClinicCheck: Sendable {
    /// Its name in findings.
    let name: String
    /// Whether it needs the tables of the present format.
    let isAboutRecords: Bool
    /// Finds everything that is wrong.
    let find: @Sendable (Connection) throws(AppError) -> [ClinicFinding]

    /// A check by a statement, whose rows say what is wrong.
    init(_ name: String, remedy: String = ClinicFinding.restore, sql: String) {
        self.init(name: name) { connection throws(AppError) in
            try connection.rows("\(sql) LIMIT \(Self.most)") { row throws(AppError) in
                ClinicFinding(name, "\(try row.text(0)).", remedy: remedy)
            }
        }
    }

    init(
        name: String, isAboutRecords: Bool = true,
        find: @escaping @Sendable (Connection) throws(AppError) -> [ClinicFinding]
    ) {
        (self.name, self.isAboutRecords, self.find) = (name, isAboutRecords, find)
    }

    /// How many findings of one check are listed.
    static let most = 1_000

    /// Every check, in the order of its findings. What else there is to check is added here.
    static let all: [ClinicCheck] = files + counts + words + appointments + queue + keys
}
