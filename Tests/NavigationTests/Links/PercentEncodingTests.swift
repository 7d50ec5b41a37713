import Foundation
import Testing

@testable import Navigation

@Suite("Percent-encoding")
struct PercentEncodingTests {
    @Test func `every ASCII byte, and samples of every longer form, are encoded as Foundation encodes them`() throws {
        let unreserved = CharacterSet(
            charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
        let scalars = [0..<0x800, 0x20A0..<0x20C0, 0xFFF0..<0x1_0010, 0x1F600..<0x1F640].joined()
        for scalar in scalars.compactMap({ Unicode.Scalar(UInt32($0)) }) {
            let text = "a\(scalar)/"
            let expected = try #require(text.addingPercentEncoding(withAllowedCharacters: unreserved))
            if encoded(text) != expected || decoded(expected) != text {
                Issue.record("U+\(String(scalar.value, radix: 16)) is not \(expected)")
            }
        }
    }

    @Test func `a byte below sixteen has two digits`() {
        #expect(encoded("\u{0}\u{9}\u{F}\u{10}") == "%00%09%0F%10")
    }

    @Test func `every pair of ASCII characters behind a percent sign is decoded as Foundation decodes it`() {
        for first in UInt8(0x20)...0x7E {
            for second in UInt8(0x20)...0x7E {
                let text = "a%" + String(decoding: [first, second], as: UTF8.self)
                // Foundation returns U+FFFD for some bytes that are not UTF-8.
                let decoded = text.removingPercentEncoding
                let expected = decoded?.contains("\u{FFFD}") == true ? nil : decoded
                guard self.decoded(text) != expected else { continue }
                Issue.record("\(text) is not \(expected ?? "refused")")
            }
        }
    }

    @Test func `whatever was encoded is decoded to the very same scalars, a byte order mark too`() throws {
        for text in ["", "\u{FEFF}", "\u{FEFF}a", "e\u{301}", "%", "%41", "\u{0}", "👩🏽‍⚕️"] {
            let decoded = try #require(self.decoded(encoded(text)))
            #expect(Array(decoded.unicodeScalars) == Array(text.unicodeScalars))
        }
    }

    private func encoded(_ text: String) -> String {
        var bytes: [UInt8] = []
        PercentEncoding.encode(text, onto: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    private func decoded(_ text: String) -> String? {
        PercentEncoding.decoded(Array(text.utf8)[...]).flatMap { String(validating: $0, as: UTF8.self) }
    }
}
