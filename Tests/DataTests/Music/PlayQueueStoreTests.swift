import DataSupport
import Domain
import Foundation
import Support
import Testing

@testable import Data

/// The one queue of the clinic, in its file.
@Suite(.timeLimit(.minutes(60))) struct PlayQueueStoreTests {
    @Test func `two workstations see and change the same queue`() async throws {
        try await withFolder { folder in
            let ticks = ManualClock()
            let polling = ChangePolling(clock: ticks, interval: .milliseconds(250))
            let here = try StoreHarness.open(.folder(folder), polling: polling)
            let there = try StoreHarness.open(.folder(folder))
            var queue = here.music.queue().reader()
            #expect(try await queue.value() == PlayQueue())
            let begun = try await there.music.change(.playPlaylist, operation: StoreHarness.operation())
            await ticks.someoneSleeps()
            ticks.advance(by: .milliseconds(250))
            #expect(try await queue.value() == begun)
            let first = try #require(begun.current?.entry.id)
            let skipped = try await here.music.change(.skip(first), operation: StoreHarness.operation())
            #expect(skipped.current?.entry == begun.waiting.first)
            await #expect(throws: AppError.conflict("Another song is on meanwhile.")) {
                try await there.music.change(.skip(first), operation: StoreHarness.operation())
            }
        }
    }

    @Test func `of many workstations that skip one song exactly one does`() async throws {
        try await withFolder { folder in
            let stores = try (1...4).map { _ in try StoreHarness.open(.folder(folder)) }
            var queue = try await stores[0].music.change(.playPlaylist, operation: StoreHarness.operation())
            for _ in 1...5 {
                let current = try #require(queue.current?.entry.id)
                let winners = await skips(of: current, on: stores)
                #expect(winners == 1)
                var reader = stores[0].music.queue().reader()
                let next = try await reader.value()
                #expect(next.current?.entry == queue.waiting.first)
                queue = next
            }
        }
    }

    @Test func `the queue is there after a restart and time went by`() async throws {
        try await withFolder { folder in
            let begun = try await StoreHarness.open(.folder(folder))
                .music.change(.playPlaylist, operation: StoreHarness.operation())
            var reader = try StoreHarness.open(.folder(folder), clock: FixedClock(.sample + 300)).music.queue().reader()
            let queue = try await reader.value()
            #expect(queue == begun)
            #expect(queue.settled(at: .sample + 300).current?.entry == begun.waiting.first)
        }
    }

    @Test(arguments: [
        "UPDATE play_queue_entry SET part = 'lost' WHERE part = 'current'",
        "DELETE FROM play_queue_entry WHERE part = 'current'", "DELETE FROM play_queue",
        "UPDATE play_queue SET since = NULL", "UPDATE play_queue_entry SET id = x'01' WHERE part = 'current'",
        "UPDATE song SET seconds = 90000", "UPDATE song SET number = -number WHERE number = 601",
    ])
    func `a queue that makes no sense is reported`(damage: String) async throws {
        try await withFolder { folder in
            // It stays open, so that the file is not checked before the damage shows.
            let atWork = try StoreHarness.open(.folder(folder))
            defer { withExtendedLifetime(atWork) {} }
            let begun = try await atWork.music.change(.playPlaylist, operation: StoreHarness.operation())
            let song = try #require(begun.current?.entry.id)
            let connection = try Connection(path: StoreHarness.file(folder))
            for sql in ["PRAGMA foreign_keys = OFF", "PRAGMA ignore_check_constraints = ON", damage] {
                try connection.run(sql)
            }
            let store = try StoreHarness.open(.folder(folder))
            var queue = store.music.queue().reader()
            #expect(try await queue.error()?.code == "storage-corrupt")
            let error = await #expect(throws: AppError.self) {
                try await store.music.change(.pause(song), operation: StoreHarness.operation())
            }
            #expect(error?.code == "storage-corrupt")
        }
    }

    /// The number of workstations that managed to skip a song at the same time.
    private func skips(of entry: PlayQueue.Entry.ID, on stores: [ClinicStore]) async -> Int {
        await withTaskGroup(of: Int.self) { group in
            for store in stores {
                group.addTask {
                    do {
                        _ = try await store.music.change(.skip(entry), operation: StoreHarness.operation())
                        return 1
                    } catch {
                        return 0
                    }
                }
            }
            return await group.reduce(0, +)
        }
    }
}
