import DesignSystem
import Domain
import TextShell

/// Reads the records of one kind in the name of who is signed in, page by page: no more than a page is in memory.
struct RecordSource {
    /// Takes a page; false ends the reading.
    typealias Taking = ([Record]) -> Bool

    /// The columns of a table for programs: the name of a field, or after a dot of a field of what is in it.
    let columns: [String]

    /// The columns for people.
    let shown: [String]

    /// Reads the record of a number; nil for a number that none can have.
    let one: (Int) async throws(AppError) -> Record?

    /// Reads all records, or those that a search finds.
    let all: (SearchText?, Taking) async throws(AppError) -> Void

    /// How many records are read at once.
    static let pageSize = 200

    /// The source of a kind.
    ///
    /// - Throws: a usage failure where the clinic has no such kind.
    init(of kind: NumberedKind, in container: DependencyContainer) throws(CommandFailure) {
        let sources: [NumberedKind: RecordSource] = [
            .appointment: .appointments(container),
            .order: .orders(container),
            .patient: .patients(container),
            .product: .products(container),
        ]
        guard let source = sources[kind] else { throw .badUsage("This clinic has no \(kind.plural).") }
        self = source
    }

    /// A source from its parts.
    init(
        columns: [String], shown: [String], one: @escaping (Int) async throws(AppError) -> Record?,
        all: @escaping (SearchText?, Taking) async throws(AppError) -> Void
    ) {
        (self.columns, self.shown, self.one, self.all) = (columns, shown, one, all)
    }

    /// Reads what is asked for.
    ///
    /// - Throws: the error that keeps it from being read. What was taken before stays.
    func read(_ request: RecordRequest, search: SearchText?, _ take: Taking) async throws(AppError) {
        guard case .one(let kind, let number) = request else { return try await all(search, take) }
        guard let record = try await one(number) else {
            throw .notFound("\(kind.title) #\(ProvisionalNumber.text(of: number))")
        }
        _ = take([record])
    }
}

extension Snapshots {
    /// The value now.
    ///
    /// - Throws: the reason why there is none.
    func current() async throws(AppError) -> Value {
        for await snapshot in self {
            switch snapshot {
            case .value(let value, _, _): return value
            case .unavailable(let error): throw error
            }
        }
        throw .unexpected("The read ended without a value.")
    }
}
