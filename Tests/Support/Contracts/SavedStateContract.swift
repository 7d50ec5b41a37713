import Domain
import Foundation
import Testing

/// The rules that every ``SavedStateRepository`` keeps.
package enum SavedStateContract {
    /// The rules of the contract.
    package static let rules: [ContractRule] = [
        ContractRule("nothing is saved at first") { clinic async throws in
            #expect(try await clinic.savedStates.savedState(of: .visitor) == nil)
            let ana = try await clinic.signIn(.pharmacist).staff.id
            #expect(try await clinic.savedStates.savedState(of: .staff(ana)) == nil)
        },
        ContractRule("the last save is read back, whatever its bytes, by anyone") { clinic in
            for bytes in [Data([1, 2, 3]), Data(), Data((0...255).map { UInt8($0) })] {
                try await clinic.savedStates.save([.visitor: bytes])
                #expect(try await clinic.savedStates.savedState(of: .visitor) == bytes)
            }
        },
        ContractRule("each owner has a place of their own") { clinic in
            let ben = try await clinic.signIn(.receptionist).staff.id
            let ana = try await clinic.signIn(.pharmacist).staff.id
            try await clinic.savedStates.save([.staff(ana): Data([1]), .visitor: Data([3])])
            try await clinic.savedStates.save([.staff(ben): Data([2])])
            #expect(try await clinic.savedStates.savedState(of: .staff(ana)) == Data([1]))
            try await clinic.signIn(.receptionist)
            #expect(try await clinic.savedStates.savedState(of: .staff(ben)) == Data([2]))
            #expect(try await clinic.savedStates.savedState(of: .staffAtTerminal(ben)) == nil)
            #expect(try await clinic.savedStates.savedState(of: .visitor) == Data([3]))
        },
        ContractRule("the place of a member of staff is read by that person alone") { clinic in
            let ana = try await clinic.signIn(.pharmacist).staff.id
            for owner in [StateOwner.staff(ana), .staffAtTerminal(ana)] {
                try await clinic.signIn(.pharmacist)
                try await clinic.savedStates.save([owner: Data([1])])
                #expect(try await clinic.savedStates.savedState(of: owner) == Data([1]))
                try await clinic.signIn(.manager)
                await #expect(throws: AppError.signInRequired) { try await clinic.savedStates.savedState(of: owner) }
                await clinic.signOut()
                await #expect(throws: AppError.signInRequired) { try await clinic.savedStates.savedState(of: owner) }
            }
        },
        ContractRule("the lines that a person typed are kept in order, each once in a row") { clinic in
            let ana = try await clinic.signIn(.pharmacist).staff.id
            #expect(try await clinic.savedStates.typedHistory(of: ana).lines == [])
            for line in ["go patients", "book", "book", "", "1042", "a\u{1B}[2J"] {
                try await clinic.savedStates.keep(typed: line, of: ana)
            }
            #expect(try await clinic.savedStates.typedHistory(of: ana).lines == ["go patients", "book", "1042"])
        },
        ContractRule("typed lines are kept and read for the person who is signed in alone") { clinic in
            let ana = try await clinic.signIn(.pharmacist).staff.id
            try await clinic.savedStates.keep(typed: "book", of: ana)
            let ben = try await clinic.signIn(.receptionist).staff.id
            #expect(try await clinic.savedStates.typedHistory(of: ben).lines == [])
            await Self.refusesLines(of: ana, at: clinic)
            await clinic.signOut()
            await Self.refusesLines(of: ana, at: clinic)
            try await clinic.signIn(.pharmacist)
            #expect(try await clinic.savedStates.typedHistory(of: ana).lines == ["book"])
        },
        ContractRule("of a write that was not carried out there is nothing to tell") { clinic async throws in
            #expect(try await clinic.savedStates.outcome(of: clinic.operation()) == nil)
        },
    ]

    private static func refusesLines(of staff: Staff.ID, at clinic: ContractClinic) async {
        await #expect(throws: AppError.signInRequired) { try await clinic.savedStates.typedHistory(of: staff) }
        await #expect(throws: AppError.signInRequired) { try await clinic.savedStates.keep(typed: "home", of: staff) }
    }
}
