import Domain
import Foundation
import Support
import Testing

@testable import Data
@testable import DataSync

/// Two workstations at a remote at which somebody forges, as they were before.
struct ForgeryBench {
    let remote: ForgedRemote
    let workstations: [ClinicWorkstation]
    /// The records of a workstation before.
    let before: [String]

    /// A clinic with a note, and a manager at each workstation.
    init(
        _ remote: ForgedRemote, after prepare: ([ClinicWorkstation]) async throws -> Void = { _ in }
    ) async throws {
        self.remote = remote
        workstations = [
            try await Workstations.opened(remote.connect()), try await Workstations.joined(remote.connect()),
        ]
        try await workstations[0].signIn(.clinician)
        try await workstations[0].note("Rest for a week.", about: .known(2_003))
        for workstation in workstations { try await workstation.signIn(.manager) }
        try await prepare(workstations)
        try await workstations.settle()
        before = try workstations[1].records()
    }

    /// All exchange, and one more joins: each has what there was before, and lists what was set aside.
    func expectNothingChanged(listing reason: StepFlaw?, atNew newReason: StepFlaw? = nil) async throws {
        for workstation in workstations { #expect(try await workstation.sync.sync().problem == nil) }
        for workstation in workstations { try expectAsBefore(workstation, listing: reason) }
        try expectAsBefore(try await Workstations.joined(remote.connect()), listing: newReason ?? reason)
    }

    private func expectAsBefore(_ workstation: ClinicWorkstation, listing reason: StepFlaw?) throws {
        let now = try workstation.records()
        #expect(Set(now).subtracting(before).sorted() == [], "made or changed")
        #expect(Set(before).subtracting(now).sorted() == [], "gone")
        let aside = try workstation.setAside()
        if let reason { #expect(aside.contains { $0.reason == reason.rawValue }, "\(aside)") }
    }

    func expectEverythingGoesOn() async throws {
        _ = try await workstations[0].register("Zoë Quillfeather")
        try await workstations.settle()
        let names = try workstations[1].column("SELECT name FROM patient WHERE name LIKE 'Zoë Q%'")
        #expect(names == ["Zoë Quillfeather"])
    }
}
