import Domain
import FoundationEssentials

/// The offers of the clinic, for those who may ``Permission/manageOffers``: lists of services and products are taken in
/// as a whole or not at all.
package struct OfferStore: Sendable {
    let database: GuardedDatabase
    let clock: any WallClock
    let identifiers: any IdentifierSource

    /// Tells the effect of each line, and changes nothing.
    package func plan(products drafts: [ProductDraft]) async throws(AppError) -> [ImportStep] {
        try await read { connection throws(AppError) in try ProductImport(drafts).steps(in: connection) }
    }

    /// Tells the effect of each line, and changes nothing.
    package func plan(services drafts: [ServiceDraft]) async throws(AppError) -> [ImportStep] {
        try await read { connection throws(AppError) in try ServiceImport(drafts).steps(in: connection) }
    }

    /// Tells the effect on the clinic's hours and on those of each clinician, and changes nothing.
    package func plan(hours drafts: [HoursDraft]) async throws(AppError) -> [ImportStep] {
        try await read { connection throws(AppError) in try HoursImport(drafts).steps(in: connection) }
    }

    /// Takes hours in. The hours of the clinic and of clinicians that the list does not name stay as they are.
    ///
    /// - Throws: `AppError.invalidInput` with its line for the first that cannot be.
    package func takeIn(hours drafts: [HoursDraft], operation: OperationID) async throws(AppError) -> [ImportStep] {
        try await write(operation) { connection throws(AppError) in try HoursImport(drafts).apply(to: connection) }
    }

    /// Takes products in. Those that the list does not name stay as they are.
    ///
    /// - Throws: `AppError.invalidInput` with its line for the first that cannot be.
    package func takeIn(products drafts: [ProductDraft], operation: OperationID) async throws(AppError) -> [ImportStep]
    {
        let ids = drafts.map { _ in identifiers.next() }
        return try await write(operation) { connection throws(AppError) in
            try ProductImport(drafts).apply(ids: ids, to: connection)
        }
    }

    /// Takes services in. Those that the list does not name stay as they are.
    ///
    /// - Throws: `AppError.invalidInput` with its line for the first that cannot be.
    package func takeIn(services drafts: [ServiceDraft], operation: OperationID) async throws(AppError) -> [ImportStep]
    {
        try await write(operation) { connection throws(AppError) in
            try ServiceImport(drafts).apply(to: connection)
        }
    }

    private func read(
        _ body: @escaping @Sendable (Connection) throws(AppError) -> [ImportStep]
    ) async throws(AppError) -> [ImportStep] {
        for await snapshot in database.snapshots(needing: [.manageOffers], body) {
            switch snapshot {
            case .value(let steps, _, _): return steps
            case .unavailable(let error): throw error
            }
        }
        return []
    }

    private func write(
        _ operation: OperationID, _ body: @Sendable (Connection) throws(AppError) -> [ImportStep]
    ) async throws(AppError) -> [ImportStep] {
        let now = clock.storedNow
        return try await database.write("a list that was taken in", needing: [.manageOffers]) {
            connection, staff throws(AppError) in
            guard try OperationRecord.find(operation, kind: .importOffers, in: connection) == nil else { return [] }
            let steps = try body(connection)
            try OperationRecord(id: operation, kind: .importOffers, subject: staff.id.rawValue, at: now)
                .insert(in: connection)
            return steps
        }
    }
}

extension Connection {
    /// Says that the record of the clinic itself, with its services and categories, is about to be changed.
    func willChangeClinic() throws(AppError) {
        let id = try first("SELECT id FROM clinic") { row throws(AppError) in try row.identity(0) }
        if let id { try willChange(.clinic, id) }
    }
}
