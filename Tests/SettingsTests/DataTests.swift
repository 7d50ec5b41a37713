import DesignSystem
import Domain
import Settings
import Support
import Testing

@testable import SettingsPreviews

@Suite("The location of the clinic")
struct DataTests {
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
    @Test("An unknown time zone is reported, with its replacement")
    func unknown() {
        let screen = DataState.unknownZone.screen()
        #expect(screen.driver.all(.text).contains { $0.label.contains("GMT") })
    }
}
