import Domain

@testable import App

extension AppRouteTests {
    /// Samples of every pattern of the section.
    static func musicSamples() throws -> [String: [AppRoute]] {
        ["clinic://music": [.music(.playlist)]]
    }
}
