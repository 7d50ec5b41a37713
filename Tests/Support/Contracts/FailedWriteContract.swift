import Domain
import Testing

/// The rules that every ``FailedWriteRepository`` keeps. How a store learns of a failure is up to the store.
package enum FailedWriteContract {
    /// The rules of the contract.
    package static let rules: [ContractRule] = Array([nothing, failures].joined())

    private static let failures: [ContractRule] = [
        ContractRule("a failed write is reported to its author, newest first, and to nobody else") { clinic in
            try await clinic.signIn(.pharmacist)
            clinic.failWrite("one")
            clinic.failWrite("another")
            try await clinic.signIn(.manager)
            #expect(try await failed(clinic).isEmpty)
            clinic.failWrite("a third")
            #expect(try await failed(clinic).map(\.what) == ["a third"])
            try await clinic.signIn(.pharmacist)
            #expect(try await failed(clinic).map(\.what) == ["another", "one"])
        },
        ContractRule("a visitor's failed write is not reported to anyone who signs in") { clinic in
            clinic.failWrite("one")
            try await clinic.signIn(.pharmacist)
            #expect(try await failed(clinic).isEmpty)
        },
        ContractRule("a dismissed failure is gone, and the rest is kept") { clinic in
            try await clinic.signIn(.pharmacist)
            clinic.failWrite("one")
            clinic.failWrite("another")
            await clinic.failedWrites.putAway(try #require(try await failed(clinic).first).id)
            #expect(try await failed(clinic).map(\.what) == ["one"])
        },
    ]

    private static func failed(_ clinic: ContractClinic) async throws -> [FailedWrite] {
        var failed = clinic.failedWrites.failedWrites().reader()
        return try await failed.value()
    }

    private static let nothing: [ContractRule] = [
        ContractRule("a visitor gets no failures") { clinic async throws in
            var failed = clinic.failedWrites.failedWrites().reader()
            #expect(try await failed.error() == .signInRequired)
        },
        ContractRule("at first nothing has failed, for any role") { clinic in
            for role in Role.allCases {
                try await clinic.signIn(role)
                var failed = clinic.failedWrites.failedWrites().reader()
                #expect(try await failed.value().isEmpty, "\(role)")
            }
        },
        ContractRule("an open stream closes its eyes at a sign-out and opens them at a sign-in") { clinic in
            try await clinic.signIn(.manager)
            var failed = clinic.failedWrites.failedWrites().reader()
            #expect(try await failed.value().isEmpty)
            await clinic.signOut()
            #expect(try await failed.error() == .signInRequired)
            try await clinic.signIn(.receptionist)
            #expect(await failed.readyValue()?.isEmpty == true)
        },
        ContractRule("dismissing an unknown failure changes nothing") { clinic in
            try await clinic.signIn(.manager)
            let failed = clinic.failedWrites.failedWrites().reader()
            await clinic.failedWrites.putAway(Identifier(clinic.operation().rawValue))
            #expect(await failed.readyValue()?.isEmpty == true)
        },
        ContractRule("a refusal is not a failed write") { clinic in
            try await clinic.signIn(.manager)
            await #expect(throws: AppError.notFound("Song #9999")) {
                try await clinic.change(.play(try #require(SongNumber(9_999))))
            }
            await #expect(throws: AppError.self) {
                let unknown = Order.ID(clinic.operation().rawValue)
                return try await clinic.orders.move(unknown, version: 1, to: .paid, operation: clinic.operation())
            }
            var failed = clinic.failedWrites.failedWrites().reader()
            #expect(try await failed.value().isEmpty)
        },
    ]
}
