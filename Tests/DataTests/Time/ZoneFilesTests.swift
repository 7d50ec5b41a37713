import DataSupport
import Domain
import Foundation
import Support
import Testing

@testable import Data

@Suite struct ZoneFilesTests {
    @Test func `a zone has the rules of its file`() throws {
        let zones = try ["Europe/Madrid", "GMT"].map { try ZoneFiles().zone(named: $0) }
        #expect(zones == [.madrid, .gmt])
    }

    @Test(arguments: [
        "Mars/Olympus", "", "Europe", "zone.tab", "/etc/hostname", "../zoneinfo/Europe/Madrid", "Europe//Madrid", ".",
        "Europe/./Madrid",
    ])
    func `a name that no file has counts as GMT`(name: String) throws {
        let zone = try ZoneFiles().zone(named: name)
        #expect(!zone.isKnown && zone.identifier == name)
        #expect(zone.secondsFromGMT(for: .sample) == 0)
    }

    @Test(.bug(id: "4bae86c7"), arguments: [true, false])
    func `a machine without zone files is told what to install`(hasFolder: Bool) async throws {
        try await withFolder { folder in
            if hasFolder { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }
            let files = ZoneFiles(in: folder)
            let missing = AppError.storage(.noTimeZones(path: "\(folder)/Etc/UTC"))
            #expect(throws: missing) { try files.zone(named: "Europe/Madrid") }
            #expect(missing.advice.contains("tzdata"))
            let greenwich = try files.zone(named: "GMT")
            #expect(greenwich == .gmt)
        }
    }
}
