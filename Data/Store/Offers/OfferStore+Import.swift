import Domain
import FoundationEssentials

/// Lists of services, products and hours are taken in as a whole or not at all.
extension OfferStore {
    /// Tells the effect of each line, and changes nothing.
    package func plan(products lines: [ImportLine<ProductDraft>]) async throws(AppError) -> [ImportStep] {
        try await read { connection throws(AppError) in try ProductImport(lines).steps(in: connection) }
    }

    /// Tells the effect of each line, and changes nothing.
    package func plan(services lines: [ImportLine<ServiceDraft>]) async throws(AppError) -> [ImportStep] {
        try await read { connection throws(AppError) in try ServiceImport(lines).steps(in: connection) }
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
    package func takeIn(
        products lines: [ImportLine<ProductDraft>], operation: OperationID
    ) async throws(AppError) -> [ImportStep] {
        let ids = lines.map { _ in identifiers.next() }
        return try await write(operation) { connection throws(AppError) in
            try ProductImport(lines).apply(ids: ids, to: connection)
        }
    }

    /// Takes services in. Those that the list does not name stay as they are.
    ///
    /// - Throws: `AppError.invalidInput` with its line for the first that cannot be.
    package func takeIn(
        services lines: [ImportLine<ServiceDraft>], operation: OperationID
    ) async throws(AppError) -> [ImportStep] {
        try await write(operation) { connection throws(AppError) in
            try ServiceImport(lines).apply(to: connection)
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
