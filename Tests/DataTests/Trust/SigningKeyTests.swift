import Domain
import Support
import Testing

@testable import Data

/// The keys that people sign with.
struct SigningKeyTests {
    private static let right = Secret("right horse")

    /// RFC 8032, section 7.1.
    @Test(arguments: [
        (
            "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60",
            "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a", "",
            "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e06522490155"
                + "5fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b"
        ),
        (
            "4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb",
            "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c", "72",
            "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da"
                + "085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00"
        ),
    ])
    func `the published vectors`(seed: String, publicKey: String, message: String, signature: String) throws {
        let key = try SigningKey(seed: bytes(seed))
        #expect(try key.publicKey == bytes(publicKey))
        #expect(try key.sign(bytes(message)) == bytes(signature))
    }

    @Test func `a signature is one person's of one message`() throws {
        let (one, other) = (try SigningKey(), try SigningKey())
        let signature = one.sign([1, 2, 3])
        #expect(SigningKey.verify(signature, of: [1, 2, 3], by: one.publicKey))
        #expect(!SigningKey.verify(signature, of: [1, 2, 4], by: one.publicKey))
        #expect(!SigningKey.verify(signature, of: [1, 2, 3], by: other.publicKey))
        #expect(!SigningKey.verify([], of: [1, 2, 3], by: one.publicKey))
        #expect(!SigningKey.verify(signature, of: [1, 2, 3], by: []))
        for index in signature.indices {
            var changed = signature
            changed[index] ^= 1
            #expect(!SigningKey.verify(changed, of: [1, 2, 3], by: one.publicKey), "\(index)")
        }
    }

    @Test func `a sealed key opens with its password alone, as it was sealed`() throws {
        let key = try SigningKey()
        let sealed = try key.sealed(under: Self.right, at: .least)
        #expect(try SigningKey.open(sealed, with: Self.right, at: .least)?.sign([1]) == key.sign([1]))
        #expect(try SigningKey.open(sealed, with: Secret("wrong horse"), at: .least) == nil)
        var box = sealed.box
        box[0] ^= 1
        let changed = SigningKey.Sealed(salt: sealed.salt, nonce: sealed.nonce, box: box)
        #expect(try SigningKey.open(changed, with: Self.right, at: .least) == nil)
        let short = SigningKey.Sealed(salt: [], nonce: sealed.nonce, box: box)
        #expect(try SigningKey.open(short, with: Self.right, at: .least) == nil)
        #expect(try key.sealed(under: Self.right, at: .least) != sealed)
    }

    private func bytes(_ text: String) throws -> [UInt8] { try #require([UInt8](hexadecimal: text.utf8)) }
}
