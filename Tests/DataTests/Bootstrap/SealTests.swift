import DataSupport
import Domain
import Foundation
import Support
import Testing

@testable import Data

/// The times at which a clinic's file is checked before it is shown, and those at which the check is skipped.
@Suite(.timeLimit(.minutes(60))) struct SealTests {
    static let noon = FixedClock().now
    private static let damaged = AppError.storage(.corrupt(path: "/clinic", detail: "a page is missing"))

    @Test func `a file that is as it was left is not looked through`() async throws {
        try await Self.withFile { place in
            let looks = [try Self.looks(at: place), try Self.looks(at: place)]
            #expect(looks == [1, 0])
        }
    }

    @Test func `a file that was not left is looked through once`() async throws {
        try await Self.withFile { place in
            _ = try Self.looks(at: place)
            do {
                let killed = Seal(in: ClinicFolder(path: place))
                try killed.open(at: Self.noon) {}
                try Self.write("more", in: place)
            }
            #expect(try Self.looks(opening: Seal(in: ClinicFolder(path: place))) == 1)
            #expect(try Self.looks(opening: Seal(in: ClinicFolder(path: place))) == 0)
        }
    }

    @Test(arguments: ["clinic.sqlite", "clinic.sqlite-wal"])
    func `a different file or log is checked`(name: String) async throws {
        try await Self.withFile { place in
            try Self.write("log", in: place, name: "clinic.sqlite-wal")
            _ = try Self.looks(at: place)
            let file = "\(place)/\(name)"
            try FileManager.default.copyItem(atPath: file, toPath: "\(file).copy")
            try #require(rename("\(file).copy", file) == 0)
            #expect(try Self.looks(at: place) == 1)
        }
    }

    @Test func `a file at work is not looked through`() async throws {
        try await Self.withFile { place in
            let first = Seal(in: ClinicFolder(path: place))
            try first.open(at: Self.noon) {}
            try Self.write("more", in: place, name: "clinic.sqlite-wal")
            let second = Seal(in: ClinicFolder(path: place))
            #expect(try Self.looks(opening: second) == 0)
            first.leave(at: Self.noon) { _ in }
            second.leave(at: Self.noon) { _ in }
            #expect(try Self.looks(at: place) == 0, "the last one noted how it was left")
        }
    }

    @Test func `damage is reported at every start`() async throws {
        try await Self.withFile { place in
            for _ in 1...2 {
                #expect(throws: Self.damaged) {
                    try Seal(in: ClinicFolder(path: place)).open(at: Self.noon) { () throws(AppError) in
                        throw Self.damaged
                    }
                }
            }
        }
    }

    @Test(arguments: [(86_399.0, 0), (86_400, 1), (-86_400, 1)])
    func `the last one to leave looks through the file once a day`(later: TimeInterval, expected: Int) async throws {
        try await Self.withFile { place in
            let moment = Self.noon.addingTimeInterval(later)
            _ = try Self.looks(at: place)
            #expect(try Self.looks(at: place, moment) == expected)
            #expect(try Self.looks(at: place, moment) == 0)
        }
    }

    @Test func `damage found when closing is reported at the next start`() async throws {
        try await Self.withFile { place in
            _ = try Self.looks(at: place)
            let seal = Seal(in: ClinicFolder(path: place))
            try seal.open(at: Self.noon) {}
            seal.leave(at: Self.noon.addingTimeInterval(86_400)) { _ throws(AppError) in throw Self.damaged }
            #expect(try Self.looks(at: place) == 1)
        }
    }

    @Test(arguments: [false, true])
    func `an outside change in an open file leads to a check at the next start`(
        beforeCheckpoint: Bool
    ) async throws {
        try await Self.withFile { place in
            _ = try Self.looks(at: place)
            let seal = Seal(in: ClinicFolder(path: place))
            try seal.open(at: Self.noon) {}
            try Self.write("more", in: place)
            if beforeCheckpoint { Seal.follow(StoreHarness.file(place)) {} }
            seal.leave(at: Self.noon) { _ in }
            #expect(try Self.looks(at: place) == 1)
        }
    }

    @Test func `what SQLite brings into an open file is not looked through`() async throws {
        try await Self.withFile { place in
            _ = try Self.looks(at: place)
            let seal = Seal(in: ClinicFolder(path: place))
            try seal.open(at: Self.noon) {}
            for _ in 1...2 { Seal.follow(StoreHarness.file(place)) { try? Self.write("more", in: place) } }
            seal.leave(at: Self.noon) { _ in }
            #expect(try Self.looks(at: place) == 0)
        }
    }

    @Test func `a clinic that was made, worked at and left is not looked through`() async throws {
        try await withFolder { place in
            for _ in 1...2 {
                let store = try StoreHarness.open(.folder(place))
                _ = try await store.carts.add(.known(501), quantity: 1, operation: StoreHarness.operation())
                store.leave()
                #expect(try Self.looks(at: place) == 0)
            }
        }
    }

    /// The number of checks when the file is opened and closed.
    static func looks(at place: String, _ moment: Date = noon) throws -> Int {
        let seal = Seal(in: ClinicFolder(path: place))
        var count = try looks(opening: seal, at: moment)
        seal.leave(at: moment) { _ throws(AppError) in count += 1 }
        return count
    }

    /// The number of checks when the file is opened.
    static func looks(opening seal: Seal, at moment: Date = noon) throws -> Int {
        var count = 0
        try seal.open(at: moment) { () throws(AppError) in count += 1 }
        return count
    }

    static func write(_ text: String, in place: String, name: String = "clinic.sqlite") throws {
        let file = "\(place)/\(name)"
        let old = FileManager.default.contents(atPath: file) ?? Foundation.Data()
        try (old + Foundation.Data(text.utf8)).write(to: URL(filePath: file))
    }

    static func withFile(_ body: (String) throws -> Void) async throws {
        try await withFolder { folder in
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try Self.write("clinic", in: folder)
            try body(folder)
        }
    }
}

extension Seal {
    /// Opens a clinic's file, and checks it if necessary.
    func open(at moment: Date, check: () throws(AppError) -> Void) throws(AppError) {
        if come() { try look(at: moment, by: check) }
    }
}
