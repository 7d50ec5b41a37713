import Navigation
import Support
import Testing

@Suite("Random links")
struct LinkFuzzTests {
    private static let pieces = [
        "clinic", "CLINIC", "://", ":", "/", "//", "home", "Orders", "orders", "new", "notes", "tracking", "1042", "0",
        "-", "٣", "%", "%2F", "%41", "%C3%A9", "%C3", "%00", "%20", "%E2%80%AE", "?", "#", "@", " ", "\t", "\r\n",
        "\u{0}", "\u{1B}", "\u{202E}", "\u{301}", "\u{200D}", "é", "İ", "Σ", "日", "👩🏽‍⚕️", "+", ".", "\\", "\u{FEFF}",
        "https://", "clinic.example", "&", "=", "?q=", "\u{212A}",
    ]

    @Test func `a link is refused in one printable line, or leads to a route whose link is canonical`() {
        var accepted = 0
        for seed in 0..<20_000 {
            var generator = SeededGenerator(seed: UInt64(seed))
            let start =
                ["", "clinic://", "notes/", "orders/", "https://clinic.example/"].randomElement(using: &generator) ?? ""
            let link = start + generator.text(of: Self.pieces, upTo: 8)
            do {
                let route = try SampleRoute.links.route(link)
                accepted += 1
                try check(route, from: link, seed: seed)
            } catch let refused as RefusedLink {
                #expect(refused.link == link, "seed \(seed)")
                #expect(refused.part.utf8.count <= link.utf8.count, "seed \(seed): \(link.debugDescription)")
            } catch {
                Issue.record("seed \(seed): \(link.debugDescription) threw \(error)")
            }
        }
        #expect(accepted > 1000, "only \(accepted) links of seeds 0..<20000 were understood")
    }

    private func check(_ route: SampleRoute, from link: String, seed: Int) throws {
        let canonical = try #require(SampleRoute.links.link(route), "seed \(seed): \(link.debugDescription)")
        let again = try? SampleRoute.links.route(canonical)
        #expect(again == route, "seed \(seed): \(link.debugDescription), written \(canonical)")
        #expect(try LinkAddress(canonical).text == canonical, "seed \(seed): \(link.debugDescription)")
        #expect(try LinkAddress(link).text == canonical, "seed \(seed): \(link.debugDescription)")
    }

    @Test func `bytes that are no text are refused or read, and never more than that`() {
        for seed in 0..<5000 {
            var generator = SeededGenerator(seed: UInt64(seed))
            let bytes = (0..<Int.random(in: 0...24, using: &generator)).map { _ in
                UInt8.random(in: 0...255, using: &generator)
            }
            let link = "notes/" + String(decoding: bytes, as: UTF8.self)
            guard let address = try? LinkAddress(link) else { continue }
            #expect((try? LinkAddress(address.text))?.segments == address.segments, "seed \(seed): \(bytes)")
        }
    }
}
