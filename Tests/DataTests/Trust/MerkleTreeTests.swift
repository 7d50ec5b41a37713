import Support
import Testing

@testable import Data

/// The tree after RFC 6962, by the vectors of Certificate Transparency and beside the definition itself.
struct MerkleTreeTests {
    private static let entries = [
        "", "00", "10", "2021", "3031", "40414243", "5051525354555657", "606162636465666768696a6b6c6d6e6f",
    ]

    @Test(arguments: [
        (0, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        (1, "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d"),
        (2, "fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125"),
        (3, "aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77"),
        (4, "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7"),
        (5, "4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4"),
        (6, "76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef"),
        (7, "ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c"),
        (8, "5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328"),
    ])
    func `the published heads`(size: Int, head: String) throws {
        #expect(try tree(Self.entries).head(of: size) == .of(head))
    }

    @Test(arguments: [
        (
            0, 8,
            [
                "96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7",
                "5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e",
                "6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4",
            ]
        ),
        (
            5, 8,
            [
                "bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b",
                "ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0",
                "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7",
            ]
        ),
        (2, 3, ["fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125"]), (0, 1, []),
    ])
    func `the published proofs that an entry is there`(entry: Int, size: Int, proof: [String]) throws {
        #expect(try tree(Self.entries).inclusion(of: entry, in: size) == proof.map { try .of($0) })
    }

    @Test func `every head and proof up to 33 entries agrees with the definition, and a changed one shows nothing`() {
        let entries = (0..<33).map { MerkleHash(entry: [UInt8($0)]) }
        var tree = MerkleTree()
        for entry in entries { tree.append(entry) }
        for size in 1...33 {
            let head = tree.head(of: size)
            #expect(head == defined(entries[..<size]), "\(size)")
            for entry in 0..<size {
                let proof = tree.inclusion(of: entry, in: size) ?? []
                func shown(_ hash: MerkleHash, by proof: [MerkleHash]) -> Bool {
                    MerkleProof.head(over: hash, at: entry, in: size, by: proof) == head
                }
                #expect(shown(entries[entry], by: proof), "\(entry) in \(size)")
                #expect(!shown(.empty, by: proof) && !shown(entries[entry], by: proof + [.empty]))
                #expect(size == 1 || !shown(entries[entry], by: proof.dropLast()))
            }
        }
    }

    @Test func `there is no proof of what the tree does not have`() throws {
        let tree = try tree(Self.entries)
        #expect(tree.inclusion(of: 8, in: 9) == nil && tree.inclusion(of: 3, in: 3) == nil)
        #expect(MerkleProof.head(over: .empty, at: 0, in: 0, by: []) == nil)
    }

    /// RFC 6962, section 2.1, word for word.
    private func defined(_ entries: ArraySlice<MerkleHash>) -> MerkleHash {
        guard entries.count > 1 else { return entries.first ?? .empty }
        var half = 1
        while half * 2 < entries.count { half *= 2 }
        return MerkleHash(defined(entries.prefix(half)), defined(entries.dropFirst(half)))
    }

    private func tree(_ entries: [String]) throws -> MerkleTree {
        var tree = MerkleTree()
        for entry in entries {
            let bytes = try #require([UInt8](hexadecimal: entry.utf8))
            tree.append(MerkleHash(entry: bytes))
        }
        return tree
    }
}

extension MerkleHash {
    fileprivate static func of(_ text: String) throws -> MerkleHash {
        let bytes = try #require([UInt8](hexadecimal: text.utf8))
        return try #require(MerkleHash(stored: bytes))
    }
}
