import Domain
import Testing

/// The rules that every workstation's ``SyncRepository`` keeps about changes that wait for a person.
package enum OutboxContract {
    /// The rules of the contract.
    package static let rules: [ContractRule] = Array([refused, contradicting].joined())

    private static let refused: [ContractRule] = [
        ContractRule("a retry needs the permission of the change itself, and the writes that wait for it follow") {
            clinic in
            let number = try await clinic.wait(.refused)
            try await clinic.signIn(.receptionist)
            try await clinic.sync.retry(number)
            #expect(try await entry(number, clinic).state == .ready)
            #expect(try await queue(clinic).total == 2)
        },
        ContractRule("discarding a change needs the permission of each change discarded with it") { clinic in
            let number = try await clinic.wait(.refused)
            try await clinic.signIn(.receptionist)
            await #expect(throws: AppError.notAllowed(.keepClinicalNotes)) { try await clinic.sync.discard(number) }
            #expect(try await queue(clinic).total == 2)
            try await clinic.signIn(.clinician)
            #expect(try await clinic.sync.discard(number) == 2)
            #expect(try await queue(clinic).total == 0)
        },
        ContractRule("what waits for another change is not taken back without it") { clinic in
            _ = try await clinic.wait(.refused)
            try await clinic.signIn(.clinician)
            let last = try #require(try await queue(clinic).entries.last)
            #expect(last.state == .waiting)
            await #expect(throws: AppError.onItsWay(last.id)) { try await clinic.sync.discard(last.id) }
        },
        ContractRule("what was refused has no side to choose") { clinic in
            let number = try await clinic.wait(.refused)
            try await clinic.signIn(.clinician)
            await #expect(throws: AppError.nothingToChoose(number)) {
                try await clinic.sync.resolve(number, keeping: [:])
            }
        },
    ]

    private static let contradicting: [ContractRule] = [
        ContractRule("a change that is not as it was seen is neither tried again, nor settled, nor taken back") {
            clinic in
            let number = try await clinic.wait(.fields)
            try await clinic.signIn(.receptionist)
            let now = try await entry(number, clinic)
            let seen = OutboxEntry(
                id: now.id, what: now.what, by: now.by, at: now.at, state: now.state, subject: now.subject,
                fields: now.fields.dropLast(), dependants: now.dependants)
            let sides = now.fields.filter(\.isContested).map { ($0.id, OutboxSide.mine) }
            await #expect(throws: AppError.notAsSeen(number)) {
                try await clinic.sync.resolve(seen, keeping: Dictionary(uniqueKeysWithValues: sides))
            }
            await #expect(throws: AppError.notAsSeen(number)) { try await clinic.sync.discard(seen) }
            await #expect(throws: AppError.notAsSeen(number)) { try await clinic.sync.retry(seen) }
            #expect(try await entry(number, clinic) == now)
        },
        ContractRule("what contradicts is not tried again before a side is chosen") { clinic in
            let number = try await clinic.wait(.fields)
            try await clinic.signIn(.receptionist)
            await #expect(throws: AppError.sideToChoose(number)) { try await clinic.sync.retry(number) }
            #expect(try await entry(number, clinic).state == .conflicting)
        },
        ContractRule("a side that is missing is asked for, and nothing is settled") { clinic in
            let number = try await clinic.wait(.fields)
            try await clinic.signIn(.receptionist)
            let first = try #require(try await contested(number, clinic).first)
            for sides in [[:], [first: OutboxSide.mine]] {
                await #expect(throws: AppError.changedOnceMore) {
                    try await clinic.sync.resolve(number, keeping: sides)
                }
            }
            #expect(try await entry(number, clinic).state == .conflicting)
        },
        ContractRule("with a side for each field the change is sent again, without a conflict") { clinic in
            let number = try await clinic.wait(.fields)
            try await clinic.signIn(.receptionist)
            let fields = try await contested(number, clinic)
            #expect(fields.count == 2)
            try await clinic.sync.resolve(number, keeping: [fields[0]: .mine, fields[1]: .theirs])
            #expect(try await entry(number, clinic).state == .ready)
            #expect(try await contested(number, clinic).isEmpty)
        },
        ContractRule("a change of which nothing is kept is gone") { clinic in
            let number = try await clinic.wait(.fields)
            try await clinic.signIn(.receptionist)
            let theirs = try await contested(number, clinic).map { ($0, OutboxSide.theirs) }
            try await clinic.sync.resolve(number, keeping: Dictionary(uniqueKeysWithValues: theirs))
            var reader = clinic.sync.entry(number).reader()
            #expect(try await reader.error() == .notQueued(number))
        },
        ContractRule("what others were built on is not given up by choosing the other side, but taken back with them") {
            clinic in
            let number = try await clinic.wait(.record)
            try await clinic.signIn(.manager)
            let whole = try #require(try await contested(number, clinic).first)
            await #expect(throws: AppError.othersWait(1)) {
                try await clinic.sync.resolve(number, keeping: [whole: .theirs])
            }
            #expect(try await entry(number, clinic).state == .conflicting)
            #expect(try await clinic.sync.discard(number) == 2)
            #expect(try await queue(clinic).total == 0)
        },
    ]

    private static func queue(_ clinic: ContractClinic) async throws -> OutboxPage {
        var reader = clinic.sync.queue(limit: 10).reader()
        return try await reader.value()
    }

    private static func entry(_ number: OutboxNumber, _ clinic: ContractClinic) async throws -> OutboxEntry {
        var reader = clinic.sync.entry(number).reader()
        return try await reader.value()
    }

    /// The contested fields of a change.
    private static func contested(_ number: OutboxNumber, _ clinic: ContractClinic) async throws -> [OutboxField.ID] {
        try await entry(number, clinic).fields.filter(\.isContested).map(\.id)
    }
}
