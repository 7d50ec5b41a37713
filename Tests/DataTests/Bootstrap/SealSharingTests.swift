import DataSupport
import Domain
import Foundation
import Support
import Testing

@testable import Data

/// Opening and closing a clinic's file beside others who do so, of this user and another.
@Suite(.timeLimit(.minutes(60))) struct SealSharingTests {
    @Test func `a check of the file by another process is not waited for forever`() async throws {
        try await SealTests.withFile { place in
            let second = Seal(in: ClinicFolder(path: place), patience: .milliseconds(20))
            try Seal(in: ClinicFolder(path: place)).open(at: SealTests.noon) { () throws(AppError) in
                var looks = 0
                try second.open(at: SealTests.noon) { () throws(AppError) in looks += 1 }
                #expect(looks == 0)
            }
            second.leave(at: SealTests.noon) { _ in }
        }
    }

    @Test func `a start during the last process's check does not wait`() async throws {
        try await SealTests.withFile { place in
            _ = try SealTests.looks(at: place)
            let seal = Seal(in: ClinicFolder(path: place))
            let newcomer = Seal(in: ClinicFolder(path: place), patience: .seconds(3_600))
            try seal.open(at: SealTests.noon) {}
            seal.leave(at: SealTests.noon.addingTimeInterval(86_400)) { _ throws(AppError) in
                try newcomer.open(at: SealTests.noon) {}
            }
            newcomer.leave(at: SealTests.noon) { _ in }
            #expect(try SealTests.looks(at: place) == 0)
        }
    }

    @Test(.enabled(if: geteuid() == 0))
    func `a seal that the administrator made is the folder's owner's`() async throws {
        try await SealTests.withFile { place in
            try #require(chown(place, 65_534, 65_534) == 0)
            _ = try SealTests.looks(at: place)
            var status = stat()
            try #require(stat("\(place)/clinic.seal", &status) == 0)
            #expect(status.st_uid == 65_534)
        }
    }

    @Test(.enabled(if: geteuid() == 0))
    func `a seal that the folder's owner cannot open is recreated`() async throws {
        try await withFolder { place in
            try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
            try SealTests.write("clinic", in: place)
            _ = try SealTests.looks(at: place)
            try #require(chown(place, 65_534, 65_534) == 0 && chmod("\(place)/..", 0o711) == 0)
            let looks = try await onItsOwnThread {
                try Self.becomeNobody()
                return [try SealTests.looks(at: place), try SealTests.looks(at: place)]
            }
            #expect(looks == [1, 0])
        }
    }

    /// Drops the calling thread's rights to other users' files, and only this thread's.
    private static func becomeNobody() throws {
        typealias Function = @convention(c) (uid_t) -> Int32
        let function = try #require(dlsym(nil, "setfsuid"))
        _ = unsafeBitCast(function, to: Function.self)(65_534)
    }
}
