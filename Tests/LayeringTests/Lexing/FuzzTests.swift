import Foundation
import Testing

@testable import LayeringEngine

/// No input makes the lexer crash, hang or read beyond its end.
///
/// `scripts/soak lexer` sets the size and the seed.
@Suite struct FuzzTests {
    @Test func `any bytes give tokens in order, within the input`() {
        let settings = ProcessInfo.processInfo.environment
        let seed = settings["LAYERING_SEED"].flatMap(UInt64.init) ?? 1
        let size = settings["LAYERING_SIZE"].flatMap(Int.init) ?? 20_000
        let (vocabulary, buffer) = (PatternIndex(Rule.all).vocabulary, TokenBuffer())
        var (mutation, bytes) = (Mutation(seed: seed), [UInt8]())
        for number in 0..<size {
            mutation.next(into: &bytes)
            guard let problem = problem(in: bytes, vocabulary, buffer) else { continue }
            Issue.record("seed \(seed), input \(number): \(problem)\n\(bytes)")
            return
        }
        if settings["LAYERING_SIZE"] != nil { print("lexer: \(size) inputs, seed \(seed): none failed") }
    }

    @Test func `rules survive any bytes, too`() {
        let seed = ProcessInfo.processInfo.environment["LAYERING_SEED"].flatMap(UInt64.init) ?? 1
        var (mutation, bytes) = (Mutation(seed: seed), [UInt8]())
        for number in 0..<300 {
            mutation.next(into: &bytes)
            let facts = scanned(bytes)
            let places = facts.imports.map(\.place) + facts.hits.map(\.place)
            #expect(places.allSatisfy { $0.line > 0 && $0.column > 0 }, "seed \(seed), input \(number): \(bytes)")
        }
    }

    /// The problem with the tokens of an input. The bytes after the input must not matter, so they are quotes.
    private func problem(in bytes: [UInt8], _ vocabulary: Vocabulary, _ buffer: TokenBuffer) -> String? {
        let padded = bytes + [0, 0, 0, 0] + Array(repeating: Byte.quote, count: 8)
        return padded.withUnsafeBufferPointer { source in
            guard let start = source.baseAddress else { return nil }
            _ = buffer.fill(start, count: bytes.count, vocabulary)
            var end: UInt32 = 0
            for index in 0..<buffer.count {
                let token = buffer.tokens[index]
                if token.start < end || token.end <= token.start || Int(token.end) > bytes.count {
                    return "token \(index) from \(token.start) to \(token.end) after \(end)"
                }
                let partner = token.partner
                if partner != Token.none,
                    partner >= UInt32(buffer.count) || buffer.tokens[Int(partner)].partner != index
                {
                    return "token \(index) has the partner \(partner)"
                }
                end = token.end
            }
            return nil
        }
    }
}
