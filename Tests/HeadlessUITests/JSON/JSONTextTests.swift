import Foundation
import HeadlessUI
import Testing

@Suite("JSON as text")
struct JSONTextTests {
    @Test func `every scalar can be taken back, and none acts on a terminal`() throws {
        var scalars: [Unicode.Scalar] = []
        for value in UInt32(0)...0x10FFFF { Unicode.Scalar(value).map { scalars.append($0) } }
        for start in stride(from: 0, to: scalars.count, by: 4_096) {
            let part = scalars[start..<min(start + 4_096, scalars.count)]
            let text = JSON.list(part.map { .text(String($0)) }).text
            #expect(VisibleText.escaped(text) == text)
            let read = try JSONDecoder().decode([String].self, from: Data(text.utf8))
            #expect(read.map { Array($0.unicodeScalars) } == part.map { [$0] }, "from \(start)")
        }
    }

    @Test func `hostile texts can be taken back exactly`() throws {
        for seed in 0..<500 {
            var samples = TextSamples(seed: seed)
            let texts = (0..<8).map { _ in samples.text(of: TextSamples.hostile + TextSamples.harmless) }
            let text = JSON.texts(texts).text
            let read = try JSONDecoder().decode([String].self, from: Data(text.utf8))
            #expect(read.map { Array($0.unicodeScalars) } == texts.map { Array($0.unicodeScalars) }, "seed \(seed)")
        }
    }

    @Test func `the text that looks like an escape is not one`() throws {
        for text in [#"\u001B"#, #"\u{1B}"#, #"\n"#, #"""#, #"\"#, "\u{1B}"] {
            #expect(try JSONDecoder().decode([String].self, from: Data(JSON.texts([text]).text.utf8)) == [text])
        }
    }

    @Test func `members keep their order, and those without a value are left out`() {
        let json = JSON.object(["b": .number(1), "a": nil, "c": .null, "d": .list([]), "e": .bool(false)])
        #expect(json.text == #"{"b":1,"c":null,"d":[],"e":false}"#)
    }
}
