import Domain
import Synchronization

/// The open streams of a fake. They follow ``FakeAnswers`` and send only changes.
final class FakeStreams: Sendable {
    private struct State {
        var nextKey = 0
        var open: [Int: @Sendable () -> Void] = [:]
    }

    private let state = Mutex(State())
    private let answers: FakeAnswers
    private let clock: any WallClock

    /// The deliveries that readers have not finished with.
    let deliveries: PendingDeliveries

    init(_ answers: FakeAnswers, clock: any WallClock, deliveries: PendingDeliveries) {
        self.deliveries = deliveries
        self.answers = answers
        self.clock = clock
        answers.onChange { [weak self] in self?.refresh() }
    }

    var count: Int { state.withLock(\.open.count) }

    func open<Value: Sendable & Equatable>(
        _ read: @escaping @Sendable () throws(AppError) -> Value
    ) -> Snapshots<Value> {
        let (stream, continuation) = Snapshots<Value>.makeStream(deliveries)
        let said = FakeStream(answers: answers, clock: clock, continuation: continuation, read: read)
        let key = add { said.refresh(as: nil) }
        continuation.onTermination { [weak self] in self?.state.withLock { $0.open[key] = nil } }
        said.refresh(as: answers.takeFailure())
        return stream
    }

    func refresh() {
        let open = state.withLock { $0.open.sorted { $0.key < $1.key } }
        for stream in open { stream.value() }
    }

    private func add(_ refresh: @escaping @Sendable () -> Void) -> Int {
        state.withLock { state in
            defer { state.nextKey += 1 }
            state.open[state.nextKey] = refresh
            return state.nextKey
        }
    }
}

/// One open stream of a fake, with its last value.
private final class FakeStream<Value: Sendable & Equatable>: Sendable {
    private struct Saying: Equatable {
        let answer: Result<Value, AppError>
        let freshness: Freshness
    }

    private let answers: FakeAnswers
    private let clock: any WallClock
    private let continuation: Snapshots<Value>.Continuation
    private let read: @Sendable () throws(AppError) -> Value
    private let last = Mutex<Saying?>(nil)

    init(
        answers: FakeAnswers, clock: any WallClock, continuation: Snapshots<Value>.Continuation,
        read: @escaping @Sendable () throws(AppError) -> Value
    ) {
        self.answers = answers
        self.clock = clock
        self.continuation = continuation
        self.read = read
    }

    func refresh(as failure: AppError?) {
        guard !answers.isHeld else { return }
        last.withLock { last in
            let answer = (failure ?? answers.outage).map { .failure($0) } ?? Result(catching: read)
            let saying = Saying(answer: answer, freshness: answers.freshness)
            guard saying != last else { return }
            last = saying
            continuation.yield(snapshot(of: saying))
        }
    }

    private func snapshot(of saying: Saying) -> Snapshot<Value> {
        switch saying.answer {
        case .success(let value): .value(value, asOf: clock.now, freshness: saying.freshness)
        case .failure(let error): .unavailable(error)
        }
    }
}
