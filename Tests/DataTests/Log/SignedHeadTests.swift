import Domain
import Foundation
import Support
import Testing

@testable import Data

/// A signed head of a log.
struct SignedHeadTests {
    private static func head(by key: SigningKey) -> SignedHead {
        var tree = MerkleFrontier()
        for entry in 0..<5 { tree.append(MerkleHash(entry: [UInt8(entry)])) }
        return SignedHead(tree, at: 1_000, of: .sample(1), by: key)
    }

    @Test func `it is signed by its own log's key, or countersigned by another`() throws {
        let (own, other) = (try SigningKey(), try SigningKey())
        let head = Self.head(by: own)
        #expect(head.isOwn && head.isSigned(for: .sample(1)) && head.entries == 5)
        let seen = head.countersigned(at: 2_000, in: .sample(1), by: other)
        #expect(!seen.isOwn && seen.isSigned(for: .sample(1)))
        #expect(seen.witnessName == KeyFingerprint(of: other.publicKey).text && seen.logName == head.logName)
    }

    @Test func `a change of any part of it, or another clinic, leaves it unsigned`() throws {
        let (own, other) = (try SigningKey(), try SigningKey())
        for head in [Self.head(by: own), Self.head(by: own).countersigned(at: 2_000, in: .sample(1), by: other)] {
            #expect(!head.isSigned(for: .sample(2)))
            for part in 0..<7 { #expect(!head.changing(part).isSigned(for: .sample(1)), "\(part)") }
        }
    }
}

extension SignedHead {
    fileprivate func changing(_ part: Int) -> SignedHead {
        func bytes(_ bytes: [UInt8], _ place: Int) -> [UInt8] {
            part == place ? [bytes[0] ^ 1] + bytes.dropFirst() : bytes
        }
        return SignedHead(
            log: bytes(log, 0), entries: part == 1 ? entries + 1 : entries, root: bytes(root, 2),
            at: part == 3 ? at + 1 : at, witness: bytes(witness, 4), seenAt: part == 5 ? seenAt + 1 : seenAt,
            signature: bytes(signature, 6))
    }
}
