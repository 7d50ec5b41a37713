import Foundation

/// The descriptors that this process has open for a folder and for the files in it.
package func openFiles(in folder: String) throws -> [Int32] {
    let folder = URL(filePath: folder).resolvingSymlinksInPath().path
    let open = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").compactMap { Int32($0) }
    return open.filter { file in
        let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(file)")
        return path == folder || path?.hasPrefix("\(folder)/") == true
    }
}
