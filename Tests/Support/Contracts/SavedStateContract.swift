import Domain
import Foundation
import Testing

/// The rules that every ``SavedStateRepository`` keeps.
package enum SavedStateContract {
    /// The rules of the contract.
    package static let rules = [
        ContractRule("nothing is saved at first") { clinic async throws in
            #expect(try await clinic.savedStates.savedState(of: .visitor) == nil)
            #expect(try await clinic.savedStates.savedState(of: .staff(Staff.ana.id)) == nil)
        },
        ContractRule("the last save is read back, whatever its bytes, by anyone") { clinic in
            for bytes in [Data([1, 2, 3]), Data(), Data((0...255).map { UInt8($0) })] {
                try await clinic.savedStates.save([.visitor: bytes])
                #expect(try await clinic.savedStates.savedState(of: .visitor) == bytes)
            }
        },
        ContractRule("each owner has a place of their own") { clinic in
            let (ana, ben) = (StateOwner.staff(Staff.ana.id), StateOwner.staff(Staff.ben.id))
            try await clinic.savedStates.save([ana: Data([1]), .visitor: Data([3])])
            try await clinic.savedStates.save([ben: Data([2])])
            #expect(try await clinic.savedStates.savedState(of: ana) == Data([1]))
            #expect(try await clinic.savedStates.savedState(of: ben) == Data([2]))
            #expect(try await clinic.savedStates.savedState(of: .staffAtTerminal(Staff.ben.id)) == nil)
            #expect(try await clinic.savedStates.savedState(of: .visitor) == Data([3]))
        },
        ContractRule("of a write that was not carried out there is nothing to tell") { clinic async throws in
            #expect(try await clinic.savedStates.outcome(of: clinic.operation()) == nil)
        },
    ]
}
