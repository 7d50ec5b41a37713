import DesignSystem
import Domain
import Support
import Testing

@testable import Appointments

@Suite struct AppointmentsTests {
}
