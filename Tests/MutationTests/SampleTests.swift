import Mutation
import Testing

@Suite struct SampleTests {
    private let keys = (0..<100).map { "place \($0)" }

    @Test func `a seed repeats its sample and another has another`() {
        #expect(numbers(seed: 1) == numbers(seed: 1))
        #expect(numbers(seed: 1) != numbers(seed: 2))
    }

    @Test func `one that is refused leaves its place to the next, and all others keep their numbers`() throws {
        let first = Sample.choose(from: keys, seed: 1, size: 10, refused: [])
        let refused = try #require(first.dropFirst(3).first)
        let second = Sample.choose(from: keys, seed: 1, size: 10, refused: [keys[refused.position]])
        #expect(second.map(\.number) == [1, 2, 3, 5, 6, 7, 8, 9, 10, 11])
        #expect(second.prefix(9).map(\.position) == first.map(\.position).filter { $0 != refused.position })
    }

    @Test func `there are never more than there are places`() {
        #expect(Set(Sample.choose(from: keys, seed: 3, size: 500, refused: []).map(\.position)) == Set(keys.indices))
    }

    private func numbers(seed: UInt64) -> [Int] {
        Sample.choose(from: keys, seed: seed, size: 20, refused: []).map(\.position)
    }
}
