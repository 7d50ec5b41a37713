import Domain

@testable import App

extension AppRouteTests {
    /// Samples of every pattern of the section.
    static func catalogSamples() throws -> [String: [AppRoute]] {
        ["clinic://catalog": [.catalog(.categories)]]
    }
}
