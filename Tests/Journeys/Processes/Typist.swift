import Foundation

/// Types without a pause, beside a test that reads what comes of it.
nonisolated enum Typist {
    /// Types a text at a terminal's end, on a thread of its own.
    static func type(_ text: String, at descriptor: Int32) {
        let bytes = Array(text.utf8)
        Thread.detachNewThread {
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
                guard count > 0 else { return }
                rest = rest.dropFirst(count)
            }
        }
    }
}
