import LayeringEngine

/// Sources that are in memory.
struct SourcesInMemory: Sources {
    private let files: [String: String]

    /// Keeps contents by path.
    init(_ files: [String: String]) {
        self.files = files
    }

    /// Hands over a content's bytes, and tells whether there is one.
    @discardableResult
    func withBytes(of path: String, in room: Disk.Room, _ body: (UnsafePointer<UInt8>, Int) -> Void) -> Bool {
        guard let text = files[path] else { return false }
        let bytes = Array(text.utf8) + [0, 0, 0, 0]
        bytes.withUnsafeBufferPointer { buffer in
            if let start = buffer.baseAddress { body(start, buffer.count - 4) }
        }
        return true
    }
}
