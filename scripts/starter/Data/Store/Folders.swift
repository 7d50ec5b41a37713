// only sqlite
import Domain
import Foundation

extension Store {
    /// Opens the store that this person's app has: in `XDG_DATA_HOME`, or where that says nothing in `~/.local/share`.
    ///
    /// - Throws: a storage error.
    package static func ofThisPerson(_ variable: (String) -> String?) throws(AppError) -> Store {
        let home = URL(filePath: variable("HOME") ?? NSHomeDirectory(), directoryHint: .isDirectory)
        let data = variable("XDG_DATA_HOME").map { URL(filePath: $0) } ?? home.appending(path: ".local/share")
        let folder = data.appending(path: "starter")
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw .storage("\(folder.path()) cannot be made")
        }
        return try Store(at: folder.appending(path: "starter.sqlite").path(percentEncoded: false))
    }
}
