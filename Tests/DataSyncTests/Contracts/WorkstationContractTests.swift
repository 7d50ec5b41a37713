import Domain
import Support
import Testing

@testable import Data
@testable import DataSync
import DataSupport

/// The contracts of the store, for a workstation too.
@Suite(.timeLimit(.minutes(60))) struct WorkstationContractTests {
    private static let rules: [ContractRule] =
        OrderContract.rules + CatalogContract.rules + AppointmentContract.rules + CartContract.rules
        + StaffContract.rules + OfferContract.rules
        + HistoryContract.rules
        + StaffSessionContract.rules + PreferencesContract.rules + MusicContract.rules + OnboardingContract.rules
        + FailedWriteContract.rules + SavedStateContract.rules + OperationContract.rules + PatientContract.rules

    @Test(arguments: Engine.here, rules)
    func `a workstation is a clinic like any other, and another one has afterwards what any rule wrote`(
        _ engine: Engine, _ rule: ContractRule
    ) async throws {
        let (clock, identifiers) = (FixedClock(), SequentialIdentifiers())
        try await engine.withRemote { way in
            let workstation = ClinicWorkstation(try Implementation.open(.memory, clock, identifiers))
            // One way for both, since each connection costs the server more than what a rule does with it.
            let remote = try way()
            try await workstation.share(on: remote)
            _ = try workstation.database.read { connection throws(AppError) in
                try connection.run("UPDATE staff SET last_sign_in = NULL")
            }
            #expect(try await workstation.sync.sync().problem == nil)
            try await rule.check(ContractClinic(of: workstation.store, sync: workstation.sync, clock, identifiers))
            let report = try await workstation.sync.sync()
            #expect(report.problem == nil)
            #expect(report.left.queued + report.left.parked + report.left.conflicts == 0)
            #expect(try await Workstations.joined(remote).records() == workstation.records())
        }
    }
}
