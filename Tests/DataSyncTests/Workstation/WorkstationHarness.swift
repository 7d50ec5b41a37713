import Domain
import Support

@testable import Data
@testable import DataSync
import DataSupport

/// Opens workstations the way tests need them.
enum WorkstationHarness {
    /// Opens a clinic as ``StoreHarness`` does, ready to be a workstation.
    static func open(
        _ location: StoreLocation, clock: any WallClock = FixedClock(),
        polling: ChangePolling = ChangePolling(clock: ManualClock(), interval: .milliseconds(250)),
        joining: String? = nil, with code: JoinCode = .sample
    ) throws(AppError) -> ClinicWorkstation {
        ClinicWorkstation(try StoreHarness.open(location, clock: clock, polling: polling, joining: joining, with: code))
    }
}

/// The contents of a workstation's store, by the names of tests.
extension ClinicWorkstation {
    var orders: any OrderRepository { store.orders }
    var patients: any PatientRepository { store.patients }
    var appointments: any AppointmentRepository { store.appointments }
    var catalog: any CatalogRepository { store.catalog }
    var carts: any CartRepository { store.carts }
    var onboarding: any OnboardingRepository { store.onboarding }
    var failedWrites: any FailedWriteRepository { store.failedWrites }
    var sessions: any StaffSessionRepository { store.sessions }
    var timeZone: ClinicTimeZone { store.timeZone }
    var hasClinic: Bool { store.hasClinic }
    var database: Database { store.database }
    var writer: Writer { store.writer }
    var live: LiveReads { store.live }
    var clock: any WallClock { store.clock }
    var identifiers: any IdentifierSource { store.identifiers }
    func leave() { store.leave() }
    func lookForChanges() { store.lookForChanges() }
}
