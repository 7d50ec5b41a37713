import DataSupport
import Domain
import Foundation
import Support
import Testing

@testable import Data

struct StoreLocationTests {
    @Test(arguments: [
        (["XDG_DATA_HOME": "/data", "HOME": "/home/ana"], "/data/clinic"),
        (["XDG_DATA_HOME": "/data"], "/data/clinic"),
        (["HOME": "/home/ana"], "/home/ana/.local/share/clinic"),
        (["XDG_DATA_HOME": "relative", "HOME": "/home/ana"], "/home/ana/.local/share/clinic"),
        (["XDG_DATA_HOME": "", "HOME": "/home/ana"], "/home/ana/.local/share/clinic"),
    ])
    func `the standard place is what XDG says`(environment: [String: String], expected: String) throws {
        #expect(try StoreLocation.standard { environment[$0] } == .folder(expected))
    }

    @Test(arguments: [[:], ["HOME": ""], ["HOME": "here"], ["XDG_DATA_HOME": "relative"]])
    func `without a home there is a clear error`(environment: [String: String]) {
        let fault = StorageFault.cannotOpen(
            path: "~/.local/share/clinic", detail: "HOME does not name a folder")
        #expect(throws: AppError.storage(fault)) { try StoreLocation.standard { environment[$0] } }
    }

    @Test func `a folder has a clinic once one was made, and not by an empty or another file`() async throws {
        try await withFolder { folder in
            #expect(!StoreLocation.folder(folder).hasClinic)
            let file = StoreHarness.file(folder)
            for other in ["", "something else", String(repeating: "not Clinic ", count: 100)] {
                try StoreHarness.plant(Array(other.utf8), in: folder)
                #expect(!StoreLocation.folder(folder).hasClinic)
            }
            try FileManager.default.removeItem(atPath: file)
            let store = try StoreHarness.open(.folder(folder))
            #expect(StoreLocation.folder(folder).hasClinic)
            store.leave()
            try? FileManager.default.removeItem(atPath: "\(file)-wal")
            #expect(StoreLocation.folder(folder).hasClinic)
        }
    }
}
