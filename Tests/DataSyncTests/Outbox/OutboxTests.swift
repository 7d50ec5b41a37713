import Foundation
import Support
import Testing

@testable import Data
@testable import DataSync

/// The decisions about queued writes.
@Suite(.timeLimit(.minutes(60))) struct OutboxTests {
    private let now = Date.sample

    @Test func `a write without needs is sent at once, in order`() {
        let outbox = Outbox([.init(number: 3), .init(number: 1), .init(number: 2)])
        #expect(outbox.next(10, at: now) == [1, 2, 3])
        #expect(outbox.next(2, at: now) == [1, 2])
    }

    @Test func `a write is sent when the writes it needs are accepted, and not before`() {
        var outbox = Outbox([.init(number: 1), .init(number: 2, needs: [1])])
        #expect(outbox.next(10, at: now) == [1])
        outbox.settle(1, as: .applied, at: now, jitter: 1)
        #expect(outbox.next(10, at: now) == [2])
    }

    @Test(arguments: [Outbox.Answer.rejected, .failed])
    func `one that is not taken holds up what needs it and nothing else`(_ answer: Outbox.Answer) {
        var outbox = Outbox([.init(number: 1), .init(number: 2, needs: [1]), .init(number: 3)])
        outbox.settle(1, as: answer, at: now, jitter: 1)
        #expect(outbox.next(10, at: now) == [3])
    }

    @Test func `one that contradicts another workstation waits for a person, with what needs it`() {
        var outbox = Outbox([.init(number: 1), .init(number: 2, needs: [1]), .init(number: 3)])
        outbox.send(1)
        outbox.contradict(1)
        #expect(outbox.next(10, at: now) == [3])
        outbox.retry(1)
        #expect(outbox.next(10, at: now) == [1, 3])
    }

    @Test func `a write with an unknown result is looked up before anything else is sent`() {
        var outbox = Outbox([.init(number: 1), .init(number: 2)])
        outbox.send(2)
        #expect(outbox.isUnsettled)
        #expect(outbox.next(10, at: now) == [2])
        outbox.settle(2, as: .applied, at: now, jitter: 1)
        #expect(outbox.next(10, at: now) == [1])
    }

    @Test func `a lookup blocks only the writes that need it`() {
        var outbox = Outbox([.init(number: 1), .init(number: 2), .init(number: 3, needs: [1])])
        outbox.send(1)
        #expect(outbox.next(10, at: now, without: [1]) == [2])
    }

    @Test func `a failed write is tried again by itself, later and later, and parked in the end`() {
        var outbox = Outbox([.init(number: 1)])
        var moment = now
        for attempt in 1...7 {
            outbox.settle(1, as: .failed, at: moment, jitter: 1)
            #expect(outbox.next(1, at: moment) == [])
            let next = outbox.entries[1]?.notBefore
            #expect(next == moment + min(300, pow(2, Double(attempt - 1))))
            moment = next ?? moment
            #expect(outbox.next(1, at: moment) == [1])
        }
        outbox.settle(1, as: .failed, at: moment, jitter: 1)
        #expect(outbox.entries[1]?.state == .parked)
        #expect(outbox.next(1, at: moment + 300) == [])
        outbox.retry(1)
        #expect(outbox.next(1, at: moment) == [1])
    }

    @Test func `the longest wait is waited for to its end`() {
        let outbox = Outbox([.init(number: 1, notBefore: now + 300)])
        #expect(outbox.next(1, at: now) == [])
        #expect(outbox.next(1, at: now + 300) == [1])
    }

    @Test(arguments: [(UInt64.min, 0), (1 << 63, 0.5), (.max, 1 - 1 / Double(1 << 53))])
    func `chance is from 0 to 1`(drawn: UInt64, jitter: Double) {
        struct Drawn: RandomNumberGenerator {
            let number: UInt64
            func next() -> UInt64 { number }
        }
        #expect(Jitter(Drawn(number: drawn)).next() == jitter)
    }

    @Test(.bug(id: "9eab8d08")) func `a clock that was set back makes no wait longer than the longest`() {
        var outbox = Outbox([.init(number: 1)])
        outbox.settle(1, as: .failed, at: now + 86_400, jitter: 1)
        #expect(outbox.next(1, at: now) == [1])
        #expect(outbox.next(1, at: now + 86_400) == [])
    }

    @Test func `a thousand workstations that lost the remote for long are back within 20 seconds, not all at once`() {
        var random = SeededGenerator(seed: 1)
        let waits = (0..<1_000).map { _ in
            Backoff.remote.wait(after: 50, jitter: Double.random(in: 0..<1, using: &random))
        }
        let each = Dictionary(grouping: waits) { Int($0) }.mapValues(\.count)
        #expect(each.keys.sorted() == Array(0..<20))
        #expect(each.values.allSatisfy { 25...80 ~= $0 })
    }

    @Test(arguments: [(1, 0.5, 0.5), (4, 1, 8), (30, 1, 300), (1_000, 0.25, 75), (3, 0, 0)])
    func `a wait is any part of twice as long each time`(_ failures: Int, _ jitter: Double, _ wait: Double) {
        #expect(Backoff.standard.wait(after: failures, jitter: jitter) == wait)
    }

    @Test(arguments: 0..<40)
    func `it decides as a list does that is gone through from the front`(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var (outbox, naive) = (Outbox(), NaiveOutbox())
        var (moment, count) = (now, 0)
        for _ in 0..<400 {
            let any = Int.random(in: 1...max(1, count), using: &random)
            switch Int.random(in: 0..<10, using: &random) {
            case 0, 1, 2:
                count += 1
                let needs = (1..<count).filter { naive.list.map(\.number).contains($0) }.shuffled(using: &random)
                    .prefix(2)
                let entry = Outbox.Entry(number: count, needs: Set(needs))
                outbox.add(entry)
                naive.add(entry)
            case 3:
                for number in naive.next(3, at: moment) {
                    outbox.send(number)
                    naive.send(number)
                }
            case 4, 5:
                guard let number = naive.next(1, at: moment).first else { continue }
                let answers: [Outbox.Answer] = [.applied, .applied, .applied, .rejected, .failed]
                let answer = answers.randomElement(using: &random) ?? .applied
                let jitter = Double.random(in: 0...1, using: &random)
                outbox.settle(number, as: answer, at: moment, jitter: jitter)
                naive.settle(number, as: answer, at: moment, jitter: jitter)
            case 6:
                outbox.retry(any)
                naive.retry(any)
            case 7:
                outbox.contradict(any)
                naive.contradict(any)
            case 8: moment += Double.random(in: 0...5, using: &random)
            default:
                guard naive.list.contains(where: { $0.number == any && $0.state != .queued }) else { continue }
                #expect(outbox.withDependants(any) == naive.withDependants(any), "seed \(seed)")
                let gone = naive.withDependants(any)
                for number in gone { outbox.remove(number) }
                naive.discard(gone)
            }
            #expect(outbox.next(5, at: moment) == naive.next(5, at: moment), "seed \(seed)")
        }
    }
}
