import DataSupport
import Domain
import Support
import Testing

@testable import Data

@Suite(.timeLimit(.minutes(60))) struct PreferencesTests {
    private let mine = Preferences(lineLength: 72, color: .never, isAccessible: true, idleLockMinutes: nil)

    @Test func `the place is named as people read it`() async throws {
        #expect(try StoreHarness.open(.memory).preferences.location == "memory")
        try await withFolder { folder in
            let store = try StoreHarness.open(.folder(folder))
            #expect(store.preferences.location == folder)
        }
    }

    @Test func `preferences outlive the process`() async throws {
        try await withFolder { folder in
            let operation = StoreHarness.operation()
            let store = try StoreHarness.open(.folder(folder))
            _ = try await store.preferences.save(mine, over: Preferences(), operation: operation)
            let later = try StoreHarness.open(.folder(folder))
            #expect(await later.preferences.preferences().reader().readyValue() == mine)
            #expect(try await later.preferences.save(mine, over: Preferences(), operation: operation) == mine)
            await #expect(throws: AppError.self) {
                try await later.preferences.save(Preferences(), over: mine, operation: operation)
            }
        }
    }

    @Test func `opening reads the preferences and watches nothing`() async throws {
        try await withFolder { folder in
            _ = try await StoreHarness.open(.folder(folder)).preferences.save(
                mine, over: Preferences(), operation: StoreHarness.operation())
            let store = try StoreHarness.open(.folder(folder))
            #expect(store.preferences.atStart == mine)
            #expect(!store.live.isWatching)
        }
    }

    @Test func `preferences that cannot be read keep nobody out`() async throws {
        try await withFolder { folder in
            _ = try StoreHarness.open(.folder(folder))
            try StoreHarness.run("DROP TABLE preferences", in: folder)
            #expect(try StoreHarness.open(.folder(folder)).preferences.atStart == Preferences())
        }
    }

    @Test(arguments: ["color = 'sepia'", "width = -1", "idle_lock_minutes = 1000000"])
    func `an invalid value is reported or clamped to its range`(damage: String) async throws {
        try await withFolder { folder in
            _ = try await StoreHarness.open(.folder(folder)).preferences.save(
                mine, over: Preferences(), operation: StoreHarness.operation())
            try StoreHarness.run("UPDATE preferences SET \(damage)", in: folder)
            let store = try StoreHarness.open(.folder(folder))
            var reader = store.preferences.preferences().reader()
            switch try await reader.next() {
            case .unavailable(let error): #expect(error.code == "storage-corrupt")
            case .value(let value, _, _): #expect(value == value.withinRanges && value != mine)
            }
        }
    }
}
