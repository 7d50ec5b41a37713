/// Sources where the package is.
package struct SourcesOnDisk: Sources {
    private let root: String

    /// Looks below a folder.
    package init(root: String) {
        self.root = root
    }

    /// Hands over the bytes of a file, in memory that is used again, and tells whether it could be read.
    @discardableResult
    package func withBytes(of path: String, in room: Disk.Room, _ body: (UnsafePointer<UInt8>, Int) -> Void) -> Bool {
        Disk.withBytes(of: path.hasPrefix("/") ? path : "\(root)/\(path)", in: room, body)
    }
}
