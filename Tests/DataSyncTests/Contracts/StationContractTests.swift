import Domain
import Support
import Testing

@testable import Data
@testable import DataSync
@testable import DataTests

/// The contracts of the store, held by a station too.
@Suite(.timeLimit(.minutes(10))) struct StationContractTests {
    private static let rules =
        OrderContract.rules + CatalogContract.rules + AppointmentContract.rules + CartContract.rules
        + StaffSessionContract.rules + PreferencesContract.rules + MusicContract.rules + OnboardingContract.rules
        + FailedWriteContract.rules + SavedStateContract.rules + OperationContract.rules + PatientContract.rules

    @Test(arguments: Engine.here, rules)
    func `a station is a clinic like any other, and another one has afterwards what any rule wrote`(
        _ engine: Engine, _ rule: ContractRule
    ) async throws {
        let (clock, identifiers) = (FixedClock(), SequentialIdentifiers())
        try await engine.withRemote { way in
            let station = ClinicStation(try Implementation.open(.memory, clock, identifiers))
            try await station.initialize(try way(), at: "memory", random: SeededGenerator(seed: 1))
            #expect(try await station.sync.sync().problem == nil)
            try await rule.check(ContractClinic(of: station.store, sync: station.sync, clock, identifiers))
            let report = try await station.sync.sync()
            #expect(report.problem == nil)
            #expect(report.left.queued + report.left.parked + report.left.conflicts == 0)
            #expect(try await Stations.joined(try way()).records() == station.records())
        }
    }
}
