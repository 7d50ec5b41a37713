import CSQLite
import DataSupport
import Domain
import Foundation
import Support
import Testing

@testable import Data

/// Backups that are not as they were written, or are something else.
@Suite struct ChangedBackupTests {
    private static let (header, chunk) = (BackupHeader.length, 65_536 + 17)

    @Test(arguments: [
        BackupFault.foreign(path: "a"), .newer(path: "a", version: 9, known: 8), .damaged(path: "a", detail: "short"),
        .wrongKey(path: "a", isPassphrase: true), .wrongKey(path: "a", isPassphrase: false), .stopped,
        .file(FileFault("a", ENOENT)),
    ])
    func `what fails before it has changed anything says so`(fault: BackupFault) {
        #expect(fault.message.lowercased().hasSuffix("nothing was changed."), "\(fault.message)")
    }

    /// Restores changed bytes, and expects a fault with nothing written.
    private func fault(_ place: BackupPlace, _ bytes: [UInt8], _ key: BackupKey = BackupPlace.key) async throws
        -> String
    {
        try place.plant(bytes)
        let fault = try await BackupPlace.fault { try await place.restore(key) }
        #expect(!FileManager.default.fileExists(atPath: place.restored))
        switch fault {
        case nil: return "restored"
        case .damaged: return "damaged"
        case .foreign: return "foreign"
        case .wrongKey: return "wrong key"
        case .otherKey: return "other key"
        case .newer(_, let version, let known): return "newer \(version) than \(known)"
        case .some(let other): return "\(other)"
        }
    }

    @Test func `each change is noticed, and nothing is written`() async throws {
        try await BackupPlace.with { place in
            try await place.backUp()
            let whole = try StoreHarness.bytes(place.file)
            let (header, chunk) = (Self.header, Self.chunk)
            #expect(whole.count > header + 3 * chunk)
            for length in [0, 7, 8, 71, 72, 103, 104, 105, header + 16, header + 17, header + chunk - 1] {
                let expected = length < 72 ? "foreign" : "damaged"
                #expect(try await fault(place, Array(whole[..<length])) == expected, "cut at \(length)")
            }
            for length in [header + chunk, header + 2 * chunk, whole.count - 1] {
                #expect(try await fault(place, Array(whole[..<length])) == "damaged", "cut at \(length)")
            }
            #expect(try await fault(place, whole + [0]) == "damaged")
            var swapped = Array(whole[..<header])
            swapped += whole[header + chunk..<header + 2 * chunk] + whole[header..<header + chunk]
            swapped += whole[(header + 2 * chunk)...]
            #expect(try await fault(place, swapped) == "damaged")
            let without = Array(whole[..<(header + chunk)] + whole[(header + 2 * chunk)...])
            #expect(try await fault(place, without) == "damaged")
            let twice = Array(whole[..<(header + chunk)] + whole[header...])
            #expect(try await fault(place, twice) == "damaged")
            var random = SeededGenerator(seed: 4)
            let places = Array(0..<header) + (0..<60).map { _ in Int.random(in: header..<whole.count, using: &random) }
            for offset in places {
                var bytes = whole
                bytes[offset] ^= 1 << UInt8.random(in: 0..<8, using: &random)
                let found = try await fault(place, bytes)
                #expect(found != "restored", "byte \(offset)")
                if offset >= header { #expect(found == "damaged", "byte \(offset)") }
            }
            try place.plant(whole)
            try await place.restore()
        }
    }

    @Test func `another key, a future format and foreign files are told apart`() async throws {
        try await BackupPlace.with { place in
            try await place.backUp(.passphrase(Secret("correct horse")))
            let whole = try StoreHarness.bytes(place.file)
            #expect(try await fault(place, whole, .passphrase(Secret("wrong horse"))) == "wrong key")
            #expect(try await fault(place, whole) == "other key")
            var future = whole
            future[8] = 9
            #expect(try await fault(place, future, .passphrase(Secret("correct horse"))) == "newer 9 than 1")
            var costly = whole
            costly[12] = 200
            #expect(try await fault(place, costly, .passphrase(Secret("correct horse"))) == "damaged")
            #expect(try await fault(place, StoreHarness.bytes(StoreHarness.file(place.clinic))) == "foreign")
        }
    }

    @Test(arguments: [("user_version = 999", "newer 999 than"), ("application_id = 7", "foreign")])
    func `a backup of another program, or of a clinic of the future, is not restored`(
        _ pragma: String, _ expected: String
    ) async throws {
        try await BackupPlace.with { place in
            try StoreHarness.run("PRAGMA \(pragma)", in: place.clinic)
            guard expected != "foreign" else {
                // It is no clinic, so that it is not even backed up.
                let fault = try await BackupPlace.fault { try await place.backUp() }
                guard case .clinic(.storage(.corrupt)) = fault else {
                    Issue.record("\(String(describing: fault))")
                    return
                }
                return
            }
            try await place.backUp()
            #expect(try await fault(place, StoreHarness.bytes(place.file)).hasPrefix(expected))
        }
    }

    @Test func `a header is read as it was written`() throws {
        let (salt, stream) = ((0..<16).map { UInt8($0) }, (0..<24).map { UInt8($0 + 100) })
        for origin in [BackupHeader.Origin.keyFile, .passphrase(passes: 3, kibibytes: 65_536)] {
            let header = BackupHeader(origin: origin, madeAt: BackupPlace.now, salt: salt, stream: stream)
            #expect(header.bytes.count == BackupHeader.provedLength)
            #expect(try BackupHeader(header.bytes, of: "a") == header)
        }
    }

    @Test func `a key file is read as it was made, and anything else is no key`() async throws {
        try await withFolder { folder in
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            let path = "\(folder)/key"
            try BackupKeyFile.make(at: path)
            #expect(try StoreHarness.mode(path) == "600")
            let text = String(decoding: try StoreHarness.bytes(path), as: UTF8.self)
            #expect(text.count == 85 && text.hasPrefix("clinic-backup-key-1 "))
            guard case .file(let key) = try BackupKeyFile.read(path) else { return }
            #expect(key.count == 32 && Set(key).count > 8)
            #expect(throws: BackupFault.keyExists(path: path)) { try BackupKeyFile.make(at: path) }
            for wrong in ["", "clinic-backup-key-1 ", "clinic-backup-key-2 \(text.suffix(65))", "\(text.prefix(80))\n"]
            {
                try Foundation.Data(wrong.utf8).write(to: URL(filePath: path))
                #expect(throws: BackupFault.noKey(path: path)) { try BackupKeyFile.read(path) }
            }
        }
    }
}
