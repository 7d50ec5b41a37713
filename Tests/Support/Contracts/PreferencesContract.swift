import Domain
import Testing

/// The rules that every ``PreferencesRepository`` keeps.
package enum PreferencesContract {
    /// The rules of the contract.
    package static let rules: [ContractRule] = Array([reading, saving].joined())

    private static let samples: [Preferences] = [
        Preferences(lineLength: 72, color: .never, isAccessible: true, idleLockMinutes: nil),
        Preferences(lineLength: nil, color: .always, isAccessible: false, idleLockMinutes: 1),
        Preferences(lineLength: 400, color: .auto, isAccessible: false, idleLockMinutes: 240),
    ]

    private static let reading: [ContractRule] = [
        ContractRule("a new workstation has the default preferences, at once and for a visitor") {
            clinic async throws in
            #expect(await clinic.preferences.preferences().reader().readyValue() == Preferences())
        },
        ContractRule("a place is named") { clinic async throws in
            #expect(!clinic.preferences.location.isEmpty)
        },
    ]

    private static let saving: [ContractRule] = [
        ContractRule("the last save is returned and read back, by anyone") { clinic in
            for preferences in samples {
                let saved = try await clinic.save(preferences)
                #expect(saved == preferences)
                var reader = clinic.preferences.preferences().reader()
                #expect(try await reader.value() == preferences)
            }
        },
        ContractRule("when a save returns, open streams have it, and a sign-in tells them nothing") { clinic in
            var first = clinic.preferences.preferences().reader()
            let second = clinic.preferences.preferences().reader()
            #expect(try await first.value() == Preferences())
            try await clinic.save(samples[0])
            #expect(try await first.value() == samples[0])
            #expect(await second.readyValue() == samples[0])
            try await clinic.signIn(.pharmacist)
            #expect(await first.readyValue() == nil)
        },
        ContractRule("a number outside its range is saved as the nearest one inside") { clinic in
            var wild = Preferences()
            (wild.lineLength, wild.idleLockMinutes) = (-5, .max)
            let saved = try await clinic.save(wild)
            #expect(saved == Preferences(lineLength: 20, idleLockMinutes: 240))
            var reader = clinic.preferences.preferences().reader()
            #expect(try await reader.value() == saved)
        },
        ContractRule("other preferences than were seen are not replaced") { clinic in
            let now = try await clinic.save(samples[0])
            let refusal = AppError.conflict("The settings were changed at another terminal meanwhile.")
            await #expect(throws: refusal) {
                try await clinic.preferences.save(samples[1], over: Preferences(), operation: clinic.operation())
            }
            var reader = clinic.preferences.preferences().reader()
            #expect(try await reader.value() == now)
        },
        ContractRule("a repeated save does not undo a later one, and returns what holds") { clinic in
            let operation = clinic.operation()
            try await clinic.save(samples[0], as: operation)
            try await clinic.save(samples[1])
            #expect(try await clinic.save(samples[0], as: operation) == samples[1])
            var reader = clinic.preferences.preferences().reader()
            #expect(try await reader.value() == samples[1])
        },
    ]
}

extension ContractClinic {
    /// Saves preferences over the current ones, as a new operation unless one is given.
    @discardableResult
    func save(_ preferences: Preferences, as operation: OperationID? = nil) async throws -> Preferences {
        var reader = self.preferences.preferences().reader()
        let seen = try await reader.value()
        return try await self.preferences.save(preferences, over: seen, operation: operation ?? self.operation())
    }
}
