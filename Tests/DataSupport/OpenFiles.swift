import Foundation

/// The files of this process that are open in a folder, and the folder itself if it is: their numbers.
package func openFiles(in folder: String) throws -> [Int32] {
    let open = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").compactMap { Int32($0) }
    return open.filter { file in
        let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(file)")
        return path?.hasPrefix(folder) == true
    }
}
