import Domain

@testable import App

extension AppRouteTests {
    /// Samples of every pattern of the section.
    static func appointmentSamples() throws -> [String: [AppRoute]] {
        ["clinic://appointments": [.appointments(.agenda)]]
    }
}
