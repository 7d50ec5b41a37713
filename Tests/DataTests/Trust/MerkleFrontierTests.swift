import Testing

@testable import Data

/// The part of a tree that an append needs, beside the whole tree.
struct MerkleFrontierTests {
    @Test func `it has the hash of the tree after each entry, and is stored and read in between`() throws {
        var (tree, frontier) = (MerkleTree(), MerkleFrontier())
        for entry in 0..<300 {
            #expect(frontier.head == tree.head, "after \(entry) entries")
            let leaf = MerkleHash(entry: Array("entry \(entry)".utf8))
            tree.append(leaf)
            frontier.append(leaf)
            frontier = try #require(MerkleFrontier(stored: frontier.stored, count: frontier.count))
        }
        #expect(frontier.count == 300 && frontier.head == tree.head)
    }

    @Test(arguments: [(32, 0), (0, 1), (31, 1), (64, 1), (32, 3), (32, -1)])
    func `bytes that no tree of a size has are refused`(bytes: Int, count: Int) {
        #expect(MerkleFrontier(stored: [UInt8](repeating: 7, count: bytes), count: count) == nil)
    }
}
