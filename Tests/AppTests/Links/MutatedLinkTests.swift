import Domain
import Foundation
import Navigation
import Support
import Testing

@testable import App

/// No text crashes the app, and a refused text changes nothing.
///
/// `scripts/soak links` sets the size and the seed.
@Suite struct MutatedLinkTests {
    @Test func `a mutated link leads to a place with a canonical link, or is refused and changes nothing`() async throws
    {
        let settings = ProcessInfo.processInfo.environment
        let seed = settings["LINKS_SEED"].flatMap(UInt64.init) ?? 1
        let size = settings["LINKS_SIZE"].flatMap(Int.init) ?? 10_000
        let app = try await Workstation().start(as: .pharmacist)
        app.orders.become([try .detail(7), try .tracking(7)])
        app.home.showSettings()
        let before = app.whereabouts
        var (links, accepted) = (MutatedLinks(seed: seed), 0)
        for number in 0..<size {
            let link = links.next()
            do throws(RefusedLink) {
                let route = try AppRoute.route(link)
                accepted += 1
                guard Self.isCanonical(route) else {
                    Issue.record("seed \(seed), link \(number): \(link.debugDescription) has no canonical form")
                    return
                }
            } catch {
                let isSame = (try? app.handle(url: link)) == nil && app.whereabouts == before
                guard isSame, number % 8 > 0 || Self.isOneLine(error.message) else {
                    Issue.record("seed \(seed), link \(number): \(link.debugDescription) \(error.message)")
                    return
                }
            }
        }
        #expect(accepted > size / 50 && accepted < size / 2, "\(accepted) of \(size)")
        if settings["LINKS_SIZE"] != nil {
            print("links: \(size) links, seed \(seed), \(accepted) accepted: none failed")
        }
    }

    private static func isCanonical(_ route: AppRoute) -> Bool {
        guard let link = route.link, let again = try? AppRoute.route(link) else { return false }
        return again == route && again.link == link
    }

    private static func isOneLine(_ message: String) -> Bool {
        message.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) }
    }
}
