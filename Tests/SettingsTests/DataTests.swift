import DesignSystem
import Domain
import Settings
import Support
import Testing

@testable import SettingsPreviews

@Suite("The location of the clinic")
struct DataTests {
    @Test func `it says the place, and how to choose another`() {
        let screen = DataScreen("/home/ana/clinic")
        #expect(screen.driver.shows("The clinic is kept in /home/ana/clinic"))
        #expect(screen.driver.shows("Its time zone Europe/Madrid"))
        #expect(screen.driver.all(.text).contains { $0.label.contains("--data") })
    }
}

@Suite("The clinic's time zone")
struct DataZoneTests {
    @Test func `an unknown time zone is reported, with its replacement`() {
        let screen = DataState.unknownZone.screen()
        #expect(screen.driver.all(.text).contains { $0.label.contains("GMT") })
    }
}
