import DataSupport
import Domain
import Foundation
import Support
import Testing

@testable import Data
@testable import DataSync

/// Heads of logs that somebody with a workstation's credential makes up.
@Suite(.timeLimit(.minutes(60))) struct ForgedHeadTests {
    @Test func `a head that its log's key did not sign is believed by nobody, and no file is blamed for it`()
        async throws
    {
        try await HeadsBench.with { bench in
            for (what, forged) in try await Self.forged(bench) {
                try await bench.plant(forged)
                for name in ["one", "two", "one"] { try await bench.work(name) }
                for name in ["one", "two"] {
                    #expect(try await bench.problems(name) == [], "\(what)")
                    #expect(try bench.aside(name) == [], "\(what)")
                }
            }
        }
    }

    @Test func `a log that somebody made up and signs twice is named by its own key`() async throws {
        try await HeadsBench.with { bench in
            let (key, clinic) = (try SigningKey(), try await bench.own("one").clinic)
            try await bench.plant(SignedHead(.sample, at: 1, of: clinic, by: key))
            try await bench.plant(SignedHead(.other, at: 2, of: clinic, by: key))
            try await bench.work("one")
            let problems = try await bench.problems("one")
            #expect(
                problems == [
                    """
                    Workstation \(KeyFingerprint(of: key.publicKey).text) signed a log of 1 entries on \
                    1970-01-01T00:00:00Z, and another one of 1 on 1970-01-01T00:00:00Z.
                    """
                ])
        }
    }

    @Test func `who has no log is not listed among those who countersigned`() async throws {
        try await HeadsBench.with { bench in
            let ((clinic, _, heads), key) = (try await bench.own("one"), try SigningKey())
            let seen = try #require(heads.last).countersigned(at: 5, in: clinic, by: key)
            try await bench.plant(seen)
            try await bench.at("one") { workstation in
                try await workstation.exchange()
                #expect(try workstation.heads().filter { $0.witness == key.publicKey } == [])
                try await bench.plant(SignedHead(.sample, at: 1, of: clinic, by: key))
                for _ in 1...2 {
                    _ = try await workstation.register("Ada Byron")
                    try await workstation.exchange()
                }
            }
            try await bench.at("one") { workstation in
                try await workstation.exchange()
                #expect(try workstation.heads().contains(seen))
            }
        }
    }

    @Test func `a record that is called like a head neither accuses a log nor clears it`() async throws {
        try await HeadsBench.with { bench in
            let digits = bench.key("one").replacing("-", with: "")
            let log = try #require([UInt8](hexadecimal: digits).flatMap(KeyFingerprint.init(_:))).identity
            bench.server.plant("head", log, "{}", signed: nil)
            for name in ["one", "two"] { try await bench.work(name) }
            #expect(try await bench.problems("two") == [])
            try bench.keep("one", as: "twin")
            for name in ["one", "twin", "one", "two"] { try await bench.work(name) }
            let problems = try await bench.problems("two")
            #expect(problems.count == 1)
            bench.server.plant("head", log, nil, signed: nil)
            try await bench.work("two")
            #expect(try await bench.problems("two") == problems)
        }
    }

    /// Forgeries that are made of the last head of the log of "one".
    private static func forged(_ bench: HeadsBench) async throws -> [(String, SignedHead)] {
        let (clinic, own, heads) = try await bench.own("one")
        let (head, key) = (try #require(heads.last), try SigningKey())
        let other = SignedHead(.sample, at: head.at + 1, of: clinic, by: key)
        return [
            ("more entries", head.with(entries: head.entries + 5)),
            ("another root", head.with(root: [UInt8](repeating: 7, count: 32))),
            ("another moment", head.with(at: head.at + 60_000)),
            ("another key in its name", head.with(entries: 1, root: other.root, signature: other.signature)),
            (
                "invented and countersigned",
                head.with(entries: head.entries + 5).countersigned(at: head.at, in: clinic, by: key)
            ),
            ("of another clinic", SignedHead(.sample, at: head.at + 1, of: .sample(9), by: own)),
        ]
    }
}

extension MerkleFrontier {
    fileprivate static let sample = one(entry: 1)
    fileprivate static let other = one(entry: 2)

    private static func one(entry: UInt8) -> MerkleFrontier {
        var tree = MerkleFrontier()
        tree.append(MerkleHash(entry: [entry]))
        return tree
    }
}

extension SignedHead {
    /// The same head with other parts, and the old signature.
    fileprivate func with(
        entries: Int? = nil, root: [UInt8]? = nil, at: Int64? = nil, signature: [UInt8]? = nil
    ) -> SignedHead {
        SignedHead(
            log: log, entries: entries ?? self.entries, root: root ?? self.root, at: at ?? self.at, witness: witness,
            seenAt: seenAt, signature: signature ?? self.signature)
    }
}

extension HeadsBench {
    /// Puts a head there with a workstation's credential.
    fileprivate func plant(_ head: SignedHead) async throws {
        let given = GivenHeads(log: head.witness, heads: [head], place: 0, ownPlace: 0)
        _ = try await FakeRemote(server).heads(given)
    }

    /// The loot of a thief of a workstation's folder: the clinic, the key and the heads of the log.
    fileprivate func own(_ name: String) async throws -> (clinic: UUID, key: SigningKey, heads: [SignedHead]) {
        let connection = try Connection(path: StoreHarness.file(path(name)))
        let heads = try #require(try SignedHeads(in: connection))
        return (heads.clinic, try LogHead.key(in: connection), try heads.ofOwnLog())
    }
}
