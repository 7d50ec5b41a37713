import DataSupport
import Domain
import Foundation
import Support
import Testing

@testable import Data
@testable import DataSync

/// Signatures of people who could sign once, or with what was good once.
@Suite(.timeLimit(.minutes(60))) struct LaterForgeryTests {
    private static let ben = ExampleStaff.ben

    @Test(arguments: Engine.here)
    func `what somebody signs after they have left is refused, and set aside past the remote`(
        at engine: Engine
    ) async throws {
        try await engine.withForgedRemote { remote in
            let bench = try await ForgeryBench(remote) { workstations in
                try await workstations[0].change(Self.ben, .leaving)
            }
            let operation = try await bench.forgery { forger, key in
                let patient = try forger.first("patient").subject
                let intent = forger.intent(by: Self.ben, [try forger.change("patient", patient, ["name": .text("X")])])
                return intent.operation(signed: intent.signed(with: key))
            }
            let refusal = try await remote.send(operation)
            #expect(refusal == "not_allowed")
            try await bench.expectNothingChanged(listing: nil)
            try remote.plant(operation)
            try await bench.expectNothingChanged(listing: .gone)
            try await bench.expectEverythingGoesOn()
        }
    }

    @Test(arguments: [2, 5, 12, 20])
    func `what somebody signs who leaves while a workstation joins is believed nowhere`(page: Int) async throws {
        try await Engine.fake.withForgedRemote { remote in
            let bench = try await ForgeryBench(remote)
            let operation = try await bench.forgery { forger, key in
                let patient = try forger.first("patient").subject
                let intent = forger.intent(by: Self.ben, [try forger.change("patient", patient, ["name": .text("X")])])
                return intent.operation(signed: intent.signed(with: key))
            }
            let first = bench.workstations[0]
            let way = FlakyWay(try remote.connect(), seed: 1) { come in
                guard come == page else { return }
                guard (try? await first.change(Self.ben, .leaving)) != nil,
                    (try? await first.sync.sync().problem) == .some(nil)
                else { return }
                try? remote.plant(operation)
            }
            let newcomer = try await Workstations.joined(way)
            #expect(try first.column("SELECT 'yes' FROM standing WHERE has_left") == ["yes"])
            #expect(try await first.sync.sync().problem == nil)
            #expect(Set(try newcomer.records()) == Set(try first.records()))
            for workstation in [first, newcomer] {
                #expect(try workstation.setAside().contains { $0.reason == StepFlaw.gone.rawValue })
            }
        }
    }

    @Test func `a forged write over several pages keeps nobody from joining`() async throws {
        try await Engine.fake.withForgedRemote { remote in
            let bench = try await ForgeryBench(remote)
            let operation = try await bench.forgery { forger, _ in
                let patients = forger.records.filter { $0.kind == "patient" }.map(\.subject)
                let changes = try [patients.first, patients.last].compactMap(\.self).map {
                    try forger.change("patient", $0, ["name": .text("X")])
                }
                let intent = forger.intent(by: Self.ben, changes)
                return intent.operation(signed: intent.signed(with: try SigningKey()))
            }
            try remote.plant(operation)
            let newcomer = try await Workstations.joined(FlakyWay(try remote.connect(), seed: 1) { _ in })
            #expect(try Set(newcomer.records()) == Set(bench.before))
        }
    }

    @Test(arguments: Engine.here)
    func `an invitation that was accepted admits nobody else`(at engine: Engine) async throws {
        try await engine.withForgedRemote { remote in
            let code = Kept<(LockedKey, Secret)>()
            let bench = try await ForgeryBench(remote) { workstations in
                let first = workstations[0]
                let invitation = try await first.store.staff.inviteAgain(
                    try await first.colleague(Self.ben), operation: StoreHarness.operation())
                let locked = try first.column("SELECT invitation_key FROM staff WHERE user_name = 'ben'")
                code.value = (
                    try LockedKey(stored: locked.first ?? "", of: Self.ben.staff.id), Secret(invitation.code.text)
                )
                try await workstations.settle()
                try await workstations[1].store.staff.accept(
                    "ben", code: Secret(invitation.code.text), password: Secret("seven green bottles"),
                    operation: StoreHarness.operation())
                try await workstations.settle()
                for workstation in workstations { try await workstation.signIn(.manager) }
            }
            let (locked, secret) = try #require(code.value)
            let key = try #require(try PasswordHasher(cost: .least).open(locked, with: secret))
            let forger = try await Forger(bench.workstations[0], at: remote.connect())
            let change = try forger.change(
                "staff", Self.ben.staff.id.rawValue,
                ["public_key": .text(try SigningKey().publicKey.hexadecimal), "locked_key": .text("sealed")])
            let intent = forger.intent(by: Self.ben, [change])
            // The remote knows no keys.
            #expect(try await remote.send(intent.operation(signed: intent.signed(with: key))) == nil)
            try await bench.expectNothingChanged(listing: .forged)
            try await bench.expectEverythingGoesOn()
        }
    }

    @Test(arguments: Engine.here)
    func `what the founder signed at the beginning does not come back`(at engine: Engine) async throws {
        try await engine.withForgedRemote { remote in
            let old = Kept<RemoteOperation>()
            let bench = try await ForgeryBench(remote) { workstations in
                let forger = try await Forger(workstations[0], at: remote.connect())
                let patient = try await workstations[0].now { $0.patients.patient(.known(2_001)) }
                old.value = try forger.repeated("patient", of: patient.id.rawValue)
                try await workstations[0].edit(patient.number) { $0.phone = "600 555 987" }
            }
            try remote.plant(try #require(old.value))
            try await bench.expectNothingChanged(listing: nil)
            for workstation in bench.workstations {
                let reasons = Set(try workstation.setAside().map(\.reason))
                #expect(!reasons.isDisjoint(with: [StepFlaw.again.rawValue, StepFlaw.late.rawValue]))
            }
            try await bench.expectEverythingGoesOn()
        }
    }
}

extension ForgeryBench {
    fileprivate func forgery(
        _ make: (Forger, SigningKey) throws -> RemoteOperation
    ) async throws -> RemoteOperation {
        let forger = try await Forger(workstations[0], at: remote.connect())
        return try make(forger, try forger.key(of: .ben))
    }
}

/// A value from a closure.
private final class Kept<Value> {
    var value: Value?
}
