import Support
import Testing

@testable import Data

struct SharedSignatureTests {
    @Test(arguments: [1, 2, 3, 31, 32, 33, 100])
    func `each of many messages is signed, and no other one`(count: Int) throws {
        let key = try SigningKey(seed: [UInt8](repeating: 7, count: 32))
        let messages = (0..<count).map { [UInt8($0), 1] }
        let signatures = SharedSignature.sign(messages, with: key).map(\.bytes)
        #expect(signatures.count == count)
        #expect(Set(signatures.map { $0.prefix(64) }).count == (count + 31) / 32)
        for (message, signature) in zip(messages, signatures) {
            #expect(Self.isRight(message, signature, by: key))
            #expect(!Self.isRight([200, 1], signature, by: key))
            #expect(!Self.isRight(message + [0], signature, by: key))
        }
    }

    @Test func `a signature of which anything was changed is wrong`() throws {
        let key = try SigningKey(seed: [UInt8](repeating: 7, count: 32))
        let messages = (0..<7).map { [UInt8($0)] }
        let signature = SharedSignature.sign(messages, with: key)[5].bytes
        for index in signature.indices {
            var changed = signature
            changed[index] ^= 1
            #expect(!Self.isRight([5], changed, by: key), "\(index)")
        }
        for length in 0..<signature.count { #expect(!Self.isRight([5], Array(signature.prefix(length)), by: key)) }
        #expect(!Self.isRight([5], signature + [0], by: key))
        #expect(!Self.isRight([5], signature + [UInt8](repeating: 0, count: 32), by: key))
    }

    @Test func `what many were signed with signs nothing else, and what one was signed with no other`() throws {
        let key = try SigningKey(seed: [UInt8](repeating: 7, count: 32))
        let shared = SharedSignature.sign([[1], [2]], with: key)[0].bytes
        let alone = Array(shared.prefix(64))
        #expect(!Self.isRight([1], alone, by: key) && !Self.isRight([], alone, by: key))
        let other = try SigningKey(seed: [UInt8](repeating: 8, count: 32))
        #expect(!Self.isRight([1], shared, by: other))
        #expect(Self.isRight([1], key.sign([1]), by: key))
    }

    private static func isRight(_ message: [UInt8], _ signature: [UInt8], by key: SigningKey) -> Bool {
        guard let (message, signature) = SigningKey.signed(message, with: signature) else { return false }
        return SigningKey.verify(signature, of: message, by: key.publicKey)
    }
}
