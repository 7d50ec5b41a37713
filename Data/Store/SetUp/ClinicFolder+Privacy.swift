import Foundation

extension ClinicFolder {
    /// Takes from everyone but the owner what they may do with the clinic's files, and with its folder where nothing
    /// else lies in it.
    ///
    /// - Parameter change: gives a file another mode.
    /// - Returns: what was open to others, closed now or not.
    func closeToOthers(by change: (String, mode_t) -> Int32 = { chmod($0, $1) }) -> [SetUpStep] {
        let (names, isAlone) = contents()
        var (closed, open): ([String], [String]) = ([], [])
        for name in isAlone ? ["."] + names : names {
            let file = name == "." ? path : "\(path)/\(name)"
            guard let mode = Self.modeForOthers(file) else { continue }
            _ = change(file, mode & 0o700)
            if Self.modeForOthers(file) == nil { closed.append(name) } else { open.append(name) }
        }
        return (closed.isEmpty ? [] : [.closedToOthers(closed.map(Self.word), in: path)])
            + (open.isEmpty ? [] : [.openToOthers(open.map(Self.word), in: path)])
    }

    /// The clinic's own files, and whether nothing else is there. Asks the C library, since every start does this.
    private func contents() -> (names: [String], isAlone: Bool) {
        guard let folder = opendir(path) else { return ([], false) }
        defer { closedir(folder) }
        var (names, isAlone): ([String], Bool) = ([], true)
        while let entry = readdir(folder) {
            withUnsafePointer(to: &entry.pointee.d_name) { bytes in
                bytes.withMemoryRebound(to: CChar.self, capacity: 256) { name in
                    if strncmp(name, "clinic.", 7) == 0 {
                        names.append(String(cString: name))
                    } else if strcmp(name, ".") != 0 && strcmp(name, "..") != 0 {
                        isAlone = false
                    }
                }
            }
        }
        return (names.sorted(), isAlone)
    }

    /// The permissions of a file or folder if others have any, else nil.
    private static func modeForOthers(_ path: String) -> mode_t? {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & 0o077 != 0 else { return nil }
        return status.st_mode & 0o777
    }

    private static func word(_ name: String) -> String { name == "." ? "the folder" : name }
}
