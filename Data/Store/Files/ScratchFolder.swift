import FoundationEssentials
import Glibc

/// A temporary folder, readable by its owner only. It is deleted with the object.
package final class ScratchFolder {
    /// Where it is.
    package let path: String

    /// Makes the folder among the system's temporary files.
    ///
    /// - Throws: ``FileFault`` when it cannot be made.
    package init() throws(FileFault) {
        let parent = FileManager.default.temporaryDirectory.path(percentEncoded: false)
        let place = parent.hasSuffix("/") ? "\(parent)clinic-XXXXXX" : "\(parent)/clinic-XXXXXX"
        var name = Array(place.utf8CString)
        guard mkdtemp(&name) != nil else { throw FileFault(place, errno) }
        path = String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }
}
