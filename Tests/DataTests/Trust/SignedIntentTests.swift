import DataSupport
import Foundation
import Support
import Testing

@testable import Data

/// The bytes that a person signs.
struct SignedIntentTests {
    private static let intent = SignedIntent(
        clinic: .sample(1), operation: .sample(2), author: .sample(3), workstation: .sample(4), at: -5,
        changes: [
            .init(kind: "patient", subject: .sample(6), version: 7, before: nil, after: #"{"name":"Zoë"}"#),
            .init(kind: "order", subject: .sample(8), version: 0, before: "", after: nil),
        ])

    @Test func `the bytes are these on every machine, for what was signed is checked elsewhere`() {
        let one = SignedIntent(
            clinic: .sample(1), operation: .sample(2), author: .sample(3), workstation: .sample(4), at: 258, changes: []
        )
        let identities = (1...4).flatMap { number -> [UInt8] in
            withUnsafeBytes(of: UUID.sample(number).uuid) { [UInt8]($0) }
        }
        var bytes: [UInt8] = Array("ClinOp".utf8) + [0, 1]
        bytes += identities
        bytes += [0, 0, 0, 0, 0, 0, 1, 2, 0, 0, 0, 0]
        #expect(one.bytes == bytes)
    }

    @Test func `a forgotten record leaves what was signed as it was, and nothing of its images`() throws {
        let left = Self.intent.forgetting(.sample(6))
        #expect(left.statement == Self.intent.statement)
        #expect(left.changes.map(\.after) == [nil, nil] && left.changes.map(\.before) == [nil, ""])
        #expect(SignedIntent(left.bytes) == left && left.forgetting(.sample(6)) == left)
        let bytes = String(decoding: left.bytes, as: UTF8.self)
        #expect(!bytes.contains("Zoë") && String(decoding: Self.intent.bytes, as: UTF8.self).contains("Zoë"))
        #expect(!Self.intent.statement.starts(with: Self.intent.bytes.prefix(8)))
    }

    @Test func `what is signed differs with every part`() {
        let changes = [
            SignedIntent.Change(kind: "a", subject: .sample(1), version: 1, salt: .sample(1), before: "", after: "x"),
            .init(kind: "b", subject: .sample(1), version: 1, salt: .sample(1), before: "", after: "x"),
            .init(kind: "a", subject: .sample(2), version: 1, salt: .sample(1), before: "", after: "x"),
            .init(kind: "a", subject: .sample(1), version: 2, salt: .sample(1), before: "", after: "x"),
            .init(kind: "a", subject: .sample(1), version: 1, salt: .sample(2), before: "", after: "x"),
            .init(kind: "a", subject: .sample(1), version: 1, salt: .sample(1), before: "x", after: ""),
            .init(kind: "a", subject: .sample(1), version: 1, salt: .sample(1), before: nil, after: "x"),
            .init(kind: "a", subject: .sample(1), version: 1, salt: .sample(1), before: "", after: nil),
        ]
        let all = changes.map { change in
            SignedIntent(
                clinic: .sample(1), operation: .sample(2), author: .sample(3), workstation: .sample(4), at: 1,
                changes: [change]
            ).statement
        }
        #expect(Set(all).count == all.count)
    }

    @Test func `what is written is read again, and nothing shorter or longer`() {
        let bytes = Self.intent.forgetting(.sample(8)).bytes
        #expect(SignedIntent(bytes) == Self.intent.forgetting(.sample(8)))
        for count in 0..<bytes.count { #expect(SignedIntent(Array(bytes.prefix(count))) == nil, "\(count)") }
        #expect(SignedIntent(bytes + [0]) == nil)
    }

    @Test func `any changed byte is another intent or none, and what is read gives the same bytes`() {
        var random = SeededGenerator(seed: 1)
        for _ in 0..<5_000 {
            var bytes = Self.intent.forgetting(.sample(8)).bytes
            bytes[Int(random.next(upperBound: UInt64(bytes.count)))] ^=
                UInt8(random.next(upperBound: 255 as UInt64)) + 1
            let read = SignedIntent(bytes)
            #expect(read != Self.intent.forgetting(.sample(8)) && (read == nil || read?.bytes == bytes))
        }
    }
}
