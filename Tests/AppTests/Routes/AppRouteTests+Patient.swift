import Domain

@testable import App

extension AppRouteTests {
    /// Samples of every pattern of the section.
    static func patientSamples() throws -> [String: [AppRoute]] {
        ["clinic://patients": [.patients(.list)]]
    }
}
