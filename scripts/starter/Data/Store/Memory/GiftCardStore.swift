// only memory
import Domain
import Synchronization

/// The gift cards in memory.
final class GiftCardStore: GiftCardRepository {
    private let kept = Mutex<(last: Int, giftCards: [GiftCard])>((0, []))
    private let reads: LiveReads

    init(reads: LiveReads) {
        self.reads = reads
    }

    func giftCards() -> Snapshots<[GiftCard]> { reads.snapshots { [self] in kept.withLock(\.giftCards) } }

    func giftCard(_ number: GiftCardNumber) -> Snapshots<GiftCard> {
        reads.snapshots { [self] () throws(AppError) in
            guard let found = kept.withLock({ $0.giftCards.first { $0.number == number } }) else {
                throw .notFound(number)
            }
            return found
        }
    }

    func add(_ content: GiftCardContent) async throws(AppError) -> GiftCardNumber {
        let number = kept.withLock { kept in
            kept.last += 1
            let number = GiftCardNumber(kept.last)
            if let number { kept.giftCards.append(GiftCard(number: number, content: content)) }
            return number
        }
        guard let number else { throw .storage("there is no new number") }
        reads.changed()
        return number
    }

    func change(_ number: GiftCardNumber, to content: GiftCardContent) async throws(AppError) {
        try write(number) { $0[$1] = GiftCard(number: number, content: content) }
    }

    func delete(_ number: GiftCardNumber) async throws(AppError) {
        try write(number) { $0.remove(at: $1) }
    }

    private func write(_ number: GiftCardNumber, _ change: (inout [GiftCard], Int) -> Void) throws(AppError) {
        try kept.withLock { kept throws(AppError) in
            guard let index = kept.giftCards.firstIndex(where: { $0.number == number }) else { throw .notFound(number) }
            change(&kept.giftCards, index)
        }
        reads.changed()
    }
}
