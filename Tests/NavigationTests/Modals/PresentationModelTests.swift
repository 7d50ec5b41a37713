import Testing

@testable import Navigation

/// Every short sequence of verbs, compared with a naive model.
@Suite struct PresentationModelTests {
    /// The obvious way to do it: one pile of cards, of which only the uppermost may be an alert.
    private struct Naive {
        struct Card: Hashable {
            let name: String
            let isAlert: Bool
            let stack: Int
        }

        var pile: [Card] = []
        var used: Int

        mutating func apply(_ verb: PresentationVerb) -> Bool {
            let before = pile
            switch verb {
            case .present(let name): put(name, isAlert: false)
            case .alert(let name): put(name, isAlert: true)
            case .dismiss: _ = pile.popLast()
            case .dismissAll: pile = []
            }
            return pile != before
        }

        private mutating func put(_ name: String, isAlert: Bool) {
            if pile.last?.isAlert == true { pile.removeLast() }
            used += 1
            pile.append(Card(name: name, isAlert: isAlert, stack: used))
        }
    }

    private static let verbs: [PresentationVerb] = [
        .present("A"), .present("B"), .alert("x"), .alert("y"), .dismiss, .dismissAll,
    ]

    @Test func `every sequence of up to five verbs gives what the naive model gives`() {
        var sequences: [[PresentationVerb]] = [[]]
        for _ in 1...5 { sequences += sequences.filter { $0.count == sequences.last?.count }.flatMap(Self.longer) }
        #expect(sequences.count == 9_331)
        for sequence in sequences {
            var (real, naive) = (Presentation<String, String>(after: 2), Naive(used: 2))
            var (saidByReal, saidByNaive): ([Bool], [Bool]) = ([], [])
            for verb in sequence {
                saidByReal.append(real.apply(verb))
                saidByNaive.append(naive.apply(verb))
            }
            guard Self.cards(of: real) != naive.pile || saidByReal != saidByNaive else { continue }
            Issue.record("\(sequence) gives \(real), not \(naive)")
            return
        }
    }

    @Test func `whatever is done, identities only count up and the top is the last modal`() throws {
        var presentation = Presentation<String, String>(after: 2)
        var newest = 2
        for turn in 0..<216 {
            for verb in [turn / 36, turn / 6 % 6, turn % 6].map({ Self.verbs[$0] }) {
                let before = Set(Self.cards(of: presentation).map(\.stack))
                _ = presentation.apply(verb)
                let cards = Self.cards(of: presentation)
                try #require(Set(cards.map(\.stack)).subtracting(before).allSatisfy { $0 > newest }, "\(turn)")
                try #require(cards.map(\.stack) == cards.map(\.stack).sorted(), "\(turn)")
                try #require(presentation.top == presentation.modals.last, "\(turn)")
                newest = max(newest, cards.last?.stack ?? newest)
            }
        }
    }

    private static func longer(_ sequence: [PresentationVerb]) -> [[PresentationVerb]] {
        verbs.map { sequence + [$0] }
    }

    private static func cards(of presentation: Presentation<String, String>) -> [Naive.Card] {
        let modals = presentation.modals.map { Naive.Card(name: $0.value, isAlert: false, stack: $0.stack.number) }
        let alert = presentation.alert.map { Naive.Card(name: $0.value, isAlert: true, stack: $0.stack.number) }
        return modals + [alert].compactMap { $0 }
    }
}
