import DataSupport
import Domain
import Foundation
import Support
import Testing

@testable import Data

/// The migration of data in format 2.
@Suite(.timeLimit(.minutes(60))) struct Format3Tests {
    @Test func `a person who had signed in before is not a newcomer`() async throws {
        try await withMigrated { store in
            for (role, isDue) in [
                (Role.pharmacist, false), (.receptionist, false), (.clinician, true), (.manager, true),
            ] {
                let session = try await store.sessions.signIn(.sample(role), operation: StoreHarness.operation())
                #expect(session.isOnboardingDue == isDue, "\(role)")
                #expect(session.staff.phoneExtension == nil)
            }
        }
    }

    @Test func `there is no music yet and nothing plays`() async throws {
        try await withMigrated { store async throws in
            var (playlist, queue) = (store.music.playlist().reader(), store.music.queue().reader())
            #expect(try await playlist.value().songs.isEmpty)
            #expect(try await queue.value() == PlayQueue())
            await #expect(throws: AppError.conflict(PlayQueueProblem.noSongs.message)) {
                try await store.music.change(.playPlaylist, operation: StoreHarness.operation())
            }
        }
    }

    @Test func `preferences and the clinics hours are as they were`() async throws {
        try await withMigrated { store in
            #expect(store.preferences.atStart.lineLength == 100)
            #expect(store.timeZone.identifier == "GMT")
        }
    }

    private func withMigrated(_ body: (ClinicStore) async throws -> Void) async throws {
        try await withFolder { folder in
            try FormatFile.format2.plant(in: folder)
            try await body(try StoreHarness.open(.folder(folder), clock: FixedClock(.sample + 3_600)))
        }
    }
}
