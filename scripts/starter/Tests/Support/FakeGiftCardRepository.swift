import Domain
import Synchronization

/// The gift cards of a test: behaves as the store does, and can be told to fail.
package final class FakeGiftCardRepository: GiftCardRepository {
    private struct State {
        var giftCards: [GiftCard] = []
        var last = 0
        var failure: AppError?
        var readers: [@Sendable ([GiftCard]) -> Void] = []
    }

    private let state = Mutex(State())

    /// The values that readers have not processed yet.
    package let deliveries = PendingDeliveries()

    /// Gift cards with these titles, numbered from 1.
    package init(_ titles: String...) throws {
        for title in titles { _ = try insert(try GiftCardContent(title: title, text: "")) }
    }

    /// Lets every write from now on fail.
    package func failWrites(with error: AppError) { state.withLock { $0.failure = error } }

    /// All of them, now and after each change.
    package func giftCards() -> Snapshots<[GiftCard]> { snapshots { .success($0) } }

    /// One of them, now and after each change.
    package func giftCard(_ number: GiftCardNumber) -> Snapshots<GiftCard> {
        snapshots { all in all.first { $0.number == number }.map { .success($0) } ?? .failure(.notFound(number)) }
    }

    /// Adds one.
    package func add(_ content: GiftCardContent) async throws(AppError) -> GiftCardNumber { try insert(content) }

    /// Changes one.
    package func change(_ number: GiftCardNumber, to content: GiftCardContent) async throws(AppError) {
        try write { state throws(AppError) in
            state.giftCards[try state.giftCards.place(of: number)] = GiftCard(number: number, content: content)
        }
    }

    /// Deletes one.
    package func delete(_ number: GiftCardNumber) async throws(AppError) {
        try write { state throws(AppError) in
            _ = state.giftCards.remove(at: try state.giftCards.place(of: number))
        }
    }

    private func insert(_ content: GiftCardContent) throws(AppError) -> GiftCardNumber {
        try write { state throws(AppError) in
            state.last += 1
            guard let number = GiftCardNumber(state.last) else { throw .storage("there is no new number") }
            state.giftCards.append(GiftCard(number: number, content: content))
            return number
        }
    }

    private func write<Value: Sendable>(_ change: (inout State) throws(AppError) -> Value) throws(AppError) -> Value {
        try state.withLock { state throws(AppError) in
            if let failure = state.failure { throw failure }
            let value = try change(&state)
            for read in state.readers { read(state.giftCards) }
            return value
        }
    }

    private func snapshots<Value: Sendable>(
        _ answer: @escaping @Sendable ([GiftCard]) -> Result<Value, AppError>
    ) -> Snapshots<Value> {
        let (stream, continuation) = Snapshots<Value>.makeStream(deliveries)
        state.withLock { state in
            state.readers.append { continuation.yield(answer($0)) }
            continuation.yield(answer(state.giftCards))
        }
        return stream
    }
}

extension [GiftCard] {
    /// Where one stands.
    fileprivate func place(of number: GiftCardNumber) throws(AppError) -> Int {
        guard let place = firstIndex(where: { $0.number == number }) else { throw .notFound(number) }
        return place
    }
}
