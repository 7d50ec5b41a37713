import Foundation
import Navigation
import Testing

@Suite("Saved navigation")
struct SavedNavigationTests {
    private static let full = SavedNavigation(
        section: "orders", stacks: ["home": ["clinic://home"], "orders": ["clinic://orders", "clinic://orders/1042"]],
        signIn: .link("clinic://orders/1042/tracking"))

    @Test(
        arguments: [
            full, SavedNavigation(section: "", stacks: [:]),
            SavedNavigation(section: "home", stacks: [:], signIn: .resume),
            SavedNavigation(section: "home", stacks: ["home": []], signIn: .section("orders")),
        ])
    func `what is written is read back`(saved: SavedNavigation) throws {
        let bytes = try JSONEncoder().encode(saved)
        #expect(try JSONDecoder().decode(SavedNavigation.self, from: bytes) == saved)
    }

    @Test(
        arguments: [
            (#"{"link":{"_0":"clinic://orders/1042/tracking"}}"#, .link("clinic://orders/1042/tracking")),
            (#"{"resume":{}}"#, .resume), (#"{"section":{"_0":"orders"}}"#, .section("orders")), ("null", nil),
        ] as [(String, SavedReturn?)])
    func `what version 1 wrote is still read`(signIn: String, expected: SavedReturn?) throws {
        let text = """
            {"section":"orders","signIn":\(signIn),"stacks":{"home":["clinic://home"],\
            "orders":["clinic://orders","clinic://orders/1042"]},"version":1}
            """
        var saved = Self.full
        saved.signIn = expected
        #expect(try SavedNavigation(reading: Data(text.utf8)) == saved)
    }

    @Test func `version 3 writes the very bytes that it wrote first`() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let text = String(decoding: try encoder.encode(Self.full), as: UTF8.self)
        #expect(
            text == """
                {"section":"orders","signIn":{"link":{"_0":"clinic://orders/1042/tracking"}},\
                "stacks":{"home":["clinic://home"],"orders":["clinic://orders","clinic://orders/1042"]},"version":3}
                """)
    }

    @Test func `a place without a return is read where the entry is absent`() throws {
        let text = #"{"section":"home","stacks":{},"version":1}"#
        let saved = try SavedNavigation(reading: Data(text.utf8))
        #expect(saved == SavedNavigation(section: "home", stacks: [:]))
    }

    @Test func `a new value has the newest version`() {
        #expect(Self.full.version == 3)
        #expect(SavedNavigation.currentVersion == 3)
    }
}
