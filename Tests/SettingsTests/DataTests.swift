import DesignSystem
import Domain
import Settings
import Support
import Testing

@Suite("Where the clinic is kept")
struct DataTests {
    nonisolated private static let locations = [
        "memory": "memory", "folder": "/home/ana/clinic", "long": Specimen.long, "wide": Specimen.wide,
        "hostile": Specimen.hostile,
    ]

    @Test("Every place looks as it was last approved", arguments: locations)
    func goldens(name: String, location: String) throws {
        try expectGoldens(of: DataScreen(location).driver, named: "data-\(name)")
    }

    @Test("Every place renders without effects, fits every width, and ends with its place", arguments: locations.values)
    func laws(location: String) async {
        await expectScreenLaws(of: DataScreen(location))
    }

    @Test("It says the place, and how to choose another")
    func content() {
        let screen = DataScreen("/home/ana/clinic")
        #expect(screen.driver.shows("The clinic is kept in /home/ana/clinic"))
        #expect(screen.driver.shows("Its time zone Europe/Madrid"))
        #expect(screen.driver.all(.text).contains { $0.label.contains("--data") })
    }
}

@Suite("The clinic's time zone")
struct DataZoneTests {
    @Test("A zone that this machine does not know is said, with what holds instead")
    func unknown() throws {
        let screen = DataScreen("/home/ana/clinic", zone: ClinicTimeZone(identifier: "Mars/Olympus"))
        #expect(screen.driver.all(.text).contains { $0.label.contains("GMT") })
        try expectGoldens(of: screen.driver, named: "data-unknownZone")
    }
}

/// Where the clinic is kept. It stands on nothing: no model, no repository.
final class DataScreen: DrivenScreen {
    let driver: ScreenDriver
    let repositoryCalls = 0
    let openStreams = 0
    let isModelGone = true

    init(_ location: String, zone: ClinicTimeZone = ClinicTimeZone(identifier: "Europe/Madrid")) {
        driver = ScreenDriver(DataView(location: location, zone: ZonePresentation(zone)), style: .sheet)
    }
}
