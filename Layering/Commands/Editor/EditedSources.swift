import LayeringEngine

/// The files of a package while it is edited: the texts that are open in an editor, the others where they are.
struct EditedSources: Sources {
    let open: SourcesInMemory
    let others: any Sources
    let kept: KeptFacts?

    @discardableResult
    func withBytes(of path: String, in room: Disk.Room, _ body: (UnsafePointer<UInt8>, Int) -> Void) -> Bool {
        open.withBytes(of: path, in: room, body) || others.withBytes(of: path, in: room, body)
    }

    /// The text of a file; nothing if it cannot be read.
    func text(of path: String) -> String? {
        var text: String?
        withBytes(of: path, in: Disk.Room()) { bytes, count in
            text = String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
        }
        return text
    }
}
