import Foundation

@testable import Data
@testable import DataSync

/// The model for ``Outbox``: a list that is scanned from the front each time.
struct NaiveOutbox {
    var list: [Outbox.Entry] = []
    var backoff = Backoff.standard

    mutating func add(_ entry: Outbox.Entry) {
        list.append(entry)
    }

    func next(_ limit: Int, at now: Date) -> [Int] {
        var asked: [Int] = []
        for entry in list where entry.isUnsettled { asked.append(entry.number) }
        if !asked.isEmpty { return Array(asked.prefix(limit)) }
        var going: [Int] = []
        for entry in list where going.count < limit {
            if entry.state != .queued { continue }
            if let moment = entry.notBefore, moment > now { continue }
            if list.contains(where: { entry.needs.contains($0.number) }) { continue }
            going.append(entry.number)
        }
        return going
    }

    mutating func send(_ number: Int) {
        for index in list.indices where list[index].number == number { list[index].isUnsettled = true }
    }

    mutating func settle(_ number: Int, as answer: Outbox.Answer, at now: Date, jitter: Double) {
        for index in list.indices where list[index].number == number {
            list[index].isUnsettled = false
            switch answer {
            case .applied: break
            case .rejected: list[index].state = .parked
            case .failed:
                list[index].failures += 1
                list[index].notBefore = now + backoff.wait(after: list[index].failures, jitter: jitter)
                if list[index].failures >= Outbox.mostFailures { list[index].state = .parked }
            }
        }
        if answer == .applied { list.removeAll { $0.number == number } }
    }

    mutating func contradict(_ number: Int) {
        for index in list.indices where list[index].number == number {
            list[index].isUnsettled = false
            list[index].state = .conflicting
        }
    }

    mutating func retry(_ number: Int) {
        for index in list.indices where list[index].number == number && !list[index].isUnsettled {
            list[index].state = .queued
            list[index].failures = 0
            list[index].notBefore = nil
        }
    }

    func withDependants(_ number: Int) -> [Int] {
        var found = [number]
        var isComplete = false
        while !isComplete {
            let more = list.filter { entry in
                !found.contains(entry.number) && entry.needs.contains { found.contains($0) }
            }
            found += more.map(\.number)
            isComplete = more.isEmpty
        }
        return found.sorted()
    }

    mutating func discard(_ numbers: [Int]) {
        list.removeAll { numbers.contains($0.number) }
    }
}
