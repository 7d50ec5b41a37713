import Domain
import Testing

/// The rules that every ``SyncRepository`` keeps for a clinic without a remote. With one, the result also depends on
/// the remote.
package enum SyncContract {
    /// The rules of the contract.
    package static let rules: [ContractRule] = Array([reading, changing].joined())

    private static var number: OutboxNumber { .known(17) }

    private static let reading: [ContractRule] = [
        ContractRule("a clinic without a remote says so, at once, without a read, and to a visitor") {
            clinic async throws in
            #expect(clinic.sync.atStart == .local)
            #expect(await clinic.sync.status().reader().readyValue() == .local)
        },
        ContractRule("a visitor sees no queue, and no write in it") { clinic async throws in
            #expect(await clinic.sync.queue(limit: 10).reader().readyError() == .signInRequired)
            #expect(await clinic.sync.entry(number).reader().readyError() == .signInRequired)
        },
        ContractRule("nothing is queued, for any role") { clinic in
            for role in Role.allCases {
                try await clinic.signIn(role)
                let page = await clinic.sync.queue(limit: 10).reader().readyValue()
                #expect(page == OutboxPage(entries: [], total: 0), "\(role)")
            }
        },
        ContractRule("an open queue closes its eyes at a sign-out and opens them at a sign-in") { clinic in
            try await clinic.signIn(.manager)
            var queue = clinic.sync.queue(limit: 10).reader()
            #expect(try await queue.value().total == 0)
            await clinic.signOut()
            #expect(try await queue.error() == .signInRequired)
            try await clinic.signIn(.receptionist)
            #expect(await queue.readyValue()?.total == 0)
        },
        ContractRule("a write changes nothing about the status") { clinic in
            var status = clinic.sync.status().reader()
            #expect(try await status.value() == .local)
            try await clinic.signIn(.manager)
            let placed = try await clinic.order(in: .placed)
            try await clinic.move(placed, to: .paid)
            #expect(await status.readyValue() == nil)
        },
    ]

    private static let changing: [ContractRule] = [
        ContractRule("an unknown queued write is not found, and a visitor is first asked to sign in") { clinic in
            await expectRefusals(.signInRequired, clinic.sync)
            try await clinic.signIn(.manager)
            var entry = clinic.sync.entry(number).reader()
            #expect(try await entry.error() == .notQueued(number))
            await expectRefusals(.notQueued(number), clinic.sync)
        },
        ContractRule("an exchange is refused with advice, for anyone") { clinic in
            await #expect(throws: AppError.noRemote) { try await clinic.sync.sync() }
            try await clinic.signIn(.clinician)
            await #expect(throws: AppError.noRemote) { try await clinic.sync.sync() }
        },
    ]

    private static func expectRefusals(_ error: AppError, _ sync: any SyncRepository) async {
        await #expect(throws: error) { try await sync.retry(number) }
        await #expect(throws: error) { try await sync.discard(number) }
        await #expect(throws: error) { try await sync.resolve(number, keeping: [:]) }
    }
}

/// The current outcome of a write, by its number.
extension SyncRepository {
    package func retry(_ id: OutboxNumber) async throws { try await retry(now(id)) }

    @discardableResult package func discard(_ id: OutboxNumber) async throws -> Int { try await discard(now(id)) }

    package func resolve(_ id: OutboxNumber, keeping sides: [OutboxField.ID: OutboxSide]) async throws {
        try await resolve(now(id), keeping: sides)
    }

    private func now(_ id: OutboxNumber) async throws -> OutboxEntry {
        for await snapshot in entry(id) {
            switch snapshot {
            case .value(let entry, _, _): return entry
            case .unavailable(let error): throw error
            }
        }
        throw AppError.notQueued(id)
    }
}
