import DataSupport
import Domain
import Foundation
import Support
import Testing

@testable import Data

/// The migration of data in format 4.
@Suite(.timeLimit(.minutes(60))) struct Format5Tests {
    @Test func `what was written in format 4 is there and nothing is queued`() async throws {
        try await withFolder { folder in
            try FormatFile.format4.plant(in: folder)
            let store = try StoreHarness.open(.folder(folder), clock: FixedClock(.sample + 3_600))
            #expect(store.remote == nil)
            _ = try await store.sessions.signIn(.sample(.clinician), operation: StoreHarness.operation())
            #expect(try await store.now { $0.patients.patient(.known(2_003)) }.facts.phone == "+34 600 555 999")
            #expect(try await store.now { $0.orders.order(.known(1_044)) }.state == .paid)
            try await store.patients.openAnybodysNotes(of: .known(2_003))
            let notes = try await store.now { $0.patients.notes(ClinicalNoteQuery(about: .known(2_003))) }
            #expect(notes.notes.map(\.text) == ["Sleeps better."])
        }
    }
}
