import Domain
import Foundation
import Support
import Testing

@Suite struct PlayQueueTests {
    /// The song that plays, and its position, for three songs of 245, 198 and 175 seconds that begin together.
    @Test(arguments: [
        (-60, 601, 0), (0, 601, 0), (244, 601, 244), (245, 602, 0), (442, 602, 197), (443, 603, 0), (617, 603, 174),
    ])
    func `a song gives way to the next when its time is over`(seconds: Int, number: Int, position: Int) throws {
        let now = Date.sample + TimeInterval(seconds)
        let queue = try PlayQueue.sample().settled(at: now)
        #expect(queue.current?.entry.song.number.rawValue == number)
        #expect(queue.position(at: now) == TimeInterval(position))
    }

    @Test func `after the last song nothing plays, and all have played in their order`() throws {
        let queue = try PlayQueue.sample().settled(at: .sample + 618)
        #expect(queue.current == nil)
        #expect(queue.position(at: .sample) == nil)
        #expect(queue.played.map(\.song) == Song.samples)
        #expect(queue.waiting.isEmpty)
    }

    @Test func `a paused song continues from its position, however late`() throws {
        let queue = try PlayQueue.sample()
        let song = try #require(queue.current?.entry.id)
        let held = try queue.changed(by: .pause(song), at: .sample + 100, adding: [])
        #expect(held.settled(at: .sample + 1_000_000) == held)
        let resumed = try held.changed(by: .resume(song), at: .sample + 5_000, adding: [])
        #expect(resumed.current?.playback == .playing(since: .sample + 4_900))
        #expect(try resumed.changed(by: .resume(song), at: .sample + 5_001, adding: []) == resumed)
        #expect(try held.changed(by: .pause(song), at: .sample + 5_001, adding: []) == held)
    }

    @Test func `skipping a song that has ended is refused, and nothing changes`() throws {
        let queue = try PlayQueue.sample()
        let seen = try #require(queue.current?.entry.id)
        for change in [PlayQueueChange.skip(seen), .previous(seen), .pause(seen), .resume(seen)] {
            #expect(throws: PlayQueueProblem.otherSong, "\(change)") {
                try queue.changed(by: change, at: .sample + 245, adding: [])
            }
        }
    }

    @Test func `an entry that has begun meanwhile can be neither moved nor taken out`() throws {
        let queue = try PlayQueue.sample()
        let (next, last) = (queue.waiting[0].id, queue.waiting[1].id)
        for change in [PlayQueueChange.swap(next, next: last), .swap(last, next: next), .remove(next)] {
            #expect(throws: PlayQueueProblem.notWaiting, "\(change)") {
                try queue.changed(by: change, at: .sample + 245, adding: [])
            }
        }
    }

    @Test func `a full queue takes no other song, and still plays one at once`() throws {
        let song = try #require(Song.samples.first)
        var queue = PlayQueue()
        for number in 0...PlayQueue.mostWaiting { queue = try queue.adding(song, number) }
        #expect(queue.waiting.count == PlayQueue.mostWaiting)
        #expect(throws: PlayQueueProblem.full) { try queue.adding(song, 500) }
        let entry = PlayQueue.Entry(id: Identifier(.sample(501)), song: song)
        #expect(try queue.changed(by: .play(song.number), at: .sample, adding: [entry]).current?.entry == entry)
    }

    @Test func `entries change places only while one waits directly behind the other`() throws {
        let queue = try PlayQueue.sample()
        let (next, last) = (queue.waiting[0], queue.waiting[1])
        let swapped = try queue.changed(by: .swap(next.id, next: last.id), at: .sample, adding: [])
        #expect(swapped.waiting == [last, next])
        #expect(throws: PlayQueueProblem.otherOrder) {
            try swapped.changed(by: .swap(next.id, next: last.id), at: .sample, adding: [])
        }
    }

    @Test func `a queue is not cleared of what its reader did not see`() throws {
        let queue = try PlayQueue.sample()
        let seen = queue.waiting.map(\.id)
        let more = try queue.adding(Song.samples[0], 500)
        #expect(throws: PlayQueueProblem.othersWait) {
            try more.changed(by: .clear(seen), at: .sample, adding: [])
        }
        #expect(try queue.changed(by: .clear(seen), at: .sample + 245, adding: []).waiting.isEmpty)
    }

    @Test func `the playlist begins with its first song when nothing plays; an empty one is refused`() throws {
        let entries = Song.samples.enumerated().map { PlayQueue.Entry(id: Identifier(.sample(7_000 + $0)), song: $1) }
        let queue = try PlayQueue.sample().changed(by: .playPlaylist, at: .sample + 1_000, adding: entries)
        #expect(queue.current?.entry == entries.first)
        #expect(queue.waiting == Array(entries.dropFirst()))
        #expect(throws: PlayQueueProblem.otherSong) {
            try PlayQueue.sample().changed(by: .playPlaylist, at: .sample, adding: entries)
        }
        #expect(throws: PlayQueueProblem.noSongs) {
            try PlayQueue().changed(by: .playPlaylist, at: .sample, adding: [])
        }
    }

    @Test func `only so many played songs are remembered`() throws {
        let song = try #require(Song.samples.first)
        var queue = PlayQueue()
        for number in 0..<100 { queue = try queue.adding(song, number) }
        #expect(queue.settled(at: .distantFuture).played.count == PlayQueue.mostPlayed)
    }

    @Test func `parts that are no queue are refused`() throws {
        let entry = PlayQueue.Entry(id: Identifier(.sample(1)), song: Song.samples[0])
        let current = PlayQueue.Current(entry: entry, playback: .paused(at: 0))
        #expect(throws: PlayQueueProblem.sameEntryTwice) {
            try PlayQueue(played: [entry], current: current, waiting: [])
        }
        #expect(throws: PlayQueueProblem.sameEntryTwice) {
            try PlayQueue(played: [], current: current, waiting: [entry])
        }
        #expect(throws: PlayQueueProblem.nothingPlays) { try PlayQueue(played: [], current: nil, waiting: [entry]) }
    }
}

extension PlayQueue {
    fileprivate func adding(_ song: Song, _ number: Int) throws(PlayQueueProblem) -> PlayQueue {
        let entry = Entry(id: Identifier(.sample(number)), song: song)
        return try changed(by: .addLast(song.number), at: .sample, adding: [entry])
    }
}
