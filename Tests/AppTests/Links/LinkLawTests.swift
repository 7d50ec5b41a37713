import Domain
import Foundation
import Support
import Testing

@testable import App
@testable import Navigation

/// The laws of every link of the app, whatever its values.
@Suite struct LinkLawTests {
    @Test func `every value in a link is read back as itself`() throws {
        var links = GeneratedLinks(seed: 1)
        for number in 0..<1_000 {
            let value = links.value()
            let text = value.linkSegment
            let isReadBack = Self.isReadBack(value)
            #expect(isReadBack, "seed 1, value \(number): \(value)")
            let item = LinkAddress(segments: ["x"], items: [LinkItem(name: "q", value: text)], in: .clinic)
            let link = try #require(item.link, "seed 1, value \(number): \(value)")
            let read = try LinkAddress(link, in: .clinic).items.first?.value
            let composed = text.precomposedStringWithCanonicalMapping
            let isSame = read?.unicodeScalars.elementsEqual(composed.unicodeScalars)
            #expect(isSame == true, "seed 1, value \(number): \(link)")
        }
    }

    private static func isReadBack<Value: LinkParameter>(_ value: Value) -> Bool {
        Value(linkSegment: value.linkSegment).map { "\($0)" == "\(value)" } ?? false
    }

    @Test func `the link of a generated place of every kind leads back to it, and is canonical`() throws {
        var links = GeneratedLinks(seed: 2)
        for pattern in AppRoute.links.patterns {
            for _ in 0..<40 {
                let made = links.link(of: pattern)
                let link = try #require(made, "seed 2, \(pattern.text)")
                let route = try AppRoute.route(link)
                let printed = try #require(route.link, "\(link)")
                #expect(printed == link, "seed 2, \(pattern.text)")
                #expect(try AppRoute.route(printed) == route, "\(link)")
                #expect(try AppRoute.links.route(link) == route, "\(link)")
                #expect(AppRoute.links.link(route) == link, "\(link)")
            }
        }
    }

    @Test func `a place says as its flow does whether it holds a search`() throws {
        var links = GeneratedLinks(seed: 4)
        var searches = 0
        for pattern in AppRoute.links.patterns {
            let link = links.link(of: pattern)
            let route = try AppRoute.route(try #require(link))
            #expect(route.holdsSearch == route.inFlow.holdsSearch, "\(route)")
            if route.holdsSearch { searches += 1 }
        }
        #expect(searches > 1)
    }

    @Test func `every spelling of a link leads to the same place`() throws {
        var links = GeneratedLinks(seed: 3)
        for pattern in AppRoute.links.patterns {
            for _ in 0..<10 {
                let made = links.link(of: pattern)
                let link = try #require(made)
                let route = try AppRoute.route(link)
                for spelling in Self.spellings(of: link) {
                    #expect(try AppRoute.route(spelling) == route, "\(spelling) of \(link)")
                }
            }
        }
    }

    private static func spellings(of link: String) -> [String] {
        let rest = String(link.dropFirst("clinic://".count))
        let halves = rest.split(separator: "?", maxSplits: 1)
        let items = halves.count > 1 ? halves[1].split(separator: "&") : []
        let query = items.isEmpty ? "" : "?" + items.reversed().joined(separator: "&")
        return [
            rest, "CLINIC://\(rest)", "https://clinic.example/\(rest)", "HTTPS://CLINIC.example/\(rest)",
            "\(halves[0])/\(query)", "\(link)\(items.isEmpty ? "?" : "&")none=",
        ]
    }
}
