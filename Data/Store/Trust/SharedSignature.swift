/// One signature of several messages: of the head of a ``MerkleTree`` over them. Each carries its path to the head, so
/// that it can be checked without the others. Checking a signature takes longer than all else about a record.
struct SharedSignature: Equatable, Sendable {
    private let signature: [UInt8]
    /// Where a message is among how many.
    private let place: Int
    private let count: Int
    private let proof: [MerkleHash]

    /// How many messages share a signature.
    static let most = 32
    /// The length of a signature, and that of a hash.
    fileprivate static let (length, width) = (64, 32)

    /// Signs messages, and gives what belongs to each.
    static func sign(_ messages: [[UInt8]], with key: SigningKey) -> [SharedSignature] {
        stride(from: 0, to: messages.count, by: most).flatMap { start in
            var tree = MerkleTree()
            for message in messages[start..<min(start + most, messages.count)] {
                tree.append(MerkleHash(entry: message))
            }
            let signature = key.sign(signedBytes(of: tree.head))
            return (0..<tree.count).map { place in
                SharedSignature(
                    signature: signature, place: place, count: tree.count,
                    proof: tree.inclusion(of: place, in: tree.count) ?? [])
            }
        }
    }

    /// The bytes that are signed, which are those of nothing else.
    private static func signedBytes(of head: MerkleHash) -> [UInt8] { Array("ClinSh".utf8) + [0, 1] + head.bytes }

    /// The message that was signed, with its signature, if a message is the one at its place.
    func signed(_ message: [UInt8]) -> (message: [UInt8], signature: [UInt8])? {
        let head = MerkleProof.head(over: MerkleHash(entry: message), at: place, in: count, by: proof)
        return head.map { (Self.signedBytes(of: $0), signature) }
    }
}

extension SharedSignature {
    /// The signature, a byte each for the place and the count, and the hashes on its path.
    var bytes: [UInt8] { signature + [UInt8(place), UInt8(count)] + proof.flatMap(\.bytes) }

    /// Reads bytes; nil for anything else.
    init?(_ bytes: [UInt8]) {
        let (rest, hashes) = (bytes.dropFirst(Self.length), bytes.dropFirst(Self.length + 2))
        guard let place = rest.first, let count = rest.dropFirst().first, hashes.count.isMultiple(of: Self.width) else {
            return nil
        }
        (signature, self.place, self.count) = (Array(bytes.prefix(Self.length)), Int(place), Int(count))
        proof = stride(from: hashes.startIndex, to: hashes.endIndex, by: Self.width).compactMap { start in
            MerkleHash(stored: Array(hashes[start..<start + Self.width]))
        }
    }
}

extension SigningKey {
    /// The signatures of what is written together, each with what it takes to check it without the others.
    package func sign(_ intents: [SignedIntent]) -> [[UInt8]] {
        SharedSignature.sign(intents.map(\.statement), with: self).map(\.bytes)
    }

    /// The message that a signature is of, alone or with others, and the signature itself; nil for one that does not
    /// belong to the statement.
    package static func signed(
        _ statement: [UInt8], with signature: [UInt8]
    ) -> (message: [UInt8], signature: [UInt8])? {
        signature.count <= SharedSignature.length
            ? (statement, signature) : SharedSignature(signature)?.signed(statement)
    }
}
