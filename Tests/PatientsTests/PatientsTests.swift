import DesignSystem
import Domain
import Support
import Testing

@testable import Patients

@Suite struct PatientsTests {
}
