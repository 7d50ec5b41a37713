import Domain
import Foundation
import Support
import Testing

/// Any series of changes at any moments leaves the queue in the state of a ticking player.
@Suite struct PlayQueueModelTests {
    @Test(arguments: 1...40) func `the queue is the ticking machine's, whatever happens`(seed: Int) throws {
        var (random, pair) = (SeededGenerator(seed: UInt64(seed)), try Pair())
        for step in 1...120 {
            try pair.step(Int(random.next(below: 12)), &random)
            let wait = [0, 0, 1, 2, 3, 7, 40][Int(random.next(below: 7))]
            pair.wait(wait)
            #expect(pair.actual == pair.model.visible, "seed \(seed), step \(step)")
            if pair.actual != pair.model.visible { return }
        }
    }
}

/// A queue and its model, with the same changes.
private struct Pair {
    var queue = PlayQueue()
    var model = NaivePlayer()
    private var now = Date.sample
    private var numbers: [PlayQueue.Entry.ID: Int] = [:]
    private let songs: [Song]

    init() throws {
        songs = try (1...5).map { try Song.sample($0, "Song \($0)", seconds: $0 * 3) }
    }

    var actual: NaivePlayer { NaivePlayer(queue, at: now, numbers: numbers) }

    /// Lets seconds pass. The queue is read only at the end.
    mutating func wait(_ seconds: Int) {
        now += TimeInterval(seconds)
        for _ in 0..<seconds { model.tick() }
    }

    /// Makes one of the changes, with random parameters.
    mutating func step(_ kind: Int, _ random: inout SeededGenerator) throws {
        let settled = queue.settled(at: now)
        let index = settled.waiting.isEmpty ? 0 : Int(random.next(below: UInt64(settled.waiting.count)))
        let picked = settled.waiting.indices.contains(index) ? settled.waiting[index].id : nil
        let song = songs[Int(random.next(below: UInt64(songs.count)))]
        switch kind {
        case 0: try add(.play(song.number), song) { $0.play($1) }
        case 1, 2: try add(.addNext(song.number), song) { $0.addNext($1) }
        case 3, 4, 5: try add(.addLast(song.number), song) { $0.addLast($1) }
        case 6: try skip(settled.current?.entry.id)
        case 7: try goBack(from: settled)
        case 8: if let id = settled.current?.entry.id { try change(.pause(id)) { $0.isPaused = true } }
        case 9: if let id = settled.current?.entry.id { try change(.resume(id)) { $0.isPaused = false } }
        case 10: try swap(settled.waiting.map(\.id), index)
        default: try remove(picked, index)
        }
    }

    private mutating func change(_ change: PlayQueueChange, _ edit: (inout NaivePlayer) -> Void) throws {
        queue = try queue.changed(by: change, at: now, adding: [])
        edit(&model)
    }

    private mutating func add(
        _ change: PlayQueueChange, _ song: Song, _ edit: (inout NaivePlayer, Int) -> Void
    ) throws {
        let number = numbers.count + 1
        let entry = PlayQueue.Entry(id: Identifier(.sample(number)), song: song)
        numbers[entry.id] = number
        model.know((number, song.length.seconds))
        queue = try queue.changed(by: change, at: now, adding: [entry])
        edit(&model, number)
    }

    private mutating func skip(_ id: PlayQueue.Entry.ID?) throws {
        guard let id else { return }
        try change(.skip(id)) { $0.next() }
    }

    private mutating func goBack(from settled: PlayQueue) throws {
        guard settled.current != nil || !settled.played.isEmpty else { return }
        try change(.previous(settled.current?.entry.id)) { $0.previous() }
    }

    private mutating func swap(_ waiting: [PlayQueue.Entry.ID], _ index: Int) throws {
        guard index + 1 < waiting.count else { return }
        try change(.swap(waiting[index], next: waiting[index + 1])) { $0.move(index, by: 1) }
    }

    private mutating func remove(_ id: PlayQueue.Entry.ID?, _ index: Int) throws {
        guard let id else { return try change(.clear([])) { $0.waiting = [] } }
        try change(.remove(id)) { $0.waiting.remove(at: index) }
    }
}

extension SeededGenerator {
    fileprivate mutating func next(below limit: UInt64) -> UInt64 { next(upperBound: limit) }
}
