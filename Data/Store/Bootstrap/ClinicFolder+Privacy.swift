import Glibc

extension ClinicFolder {
    /// Makes the clinic's files private to their owner. Files that only look like one of them stay as they are: links,
    /// other people's files, and other programs'.
    ///
    /// - Parameters:
    ///   - user: the owner of the files.
    ///   - change: changes a file's mode.
    /// - Returns: the files that were open to others, closed now or not.
    func closeToOthers(
        as user: uid_t = geteuid(), by change: (String, mode_t) -> Int32 = { chmod($0, $1) }
    ) -> [BootstrapStep] {
        var (closed, open): ([String], [String]) = ([], [])
        for name in ownNames() {
            let file = "\(path)/\(name)"
            guard FileAccess(of: file)?.isOpenToOthers == true else { continue }
            FileAccess.close(file, as: user, by: change)
            if FileAccess(of: file)?.isOpenToOthers == true { open.append(name) } else { closed.append(name) }
        }
        return (closed.isEmpty ? [] : [.closedToOthers(closed, in: path)])
            + (open.isEmpty ? [] : [.openToOthers(open, in: path)])
    }

    /// The clinic's own files that are there. Asks the C library, since every start does this.
    func ownNames() -> [String] {
        guard let folder = opendir(path) else { return [] }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            withUnsafePointer(to: &entry.pointee.d_name) { bytes in
                bytes.withMemoryRebound(to: CChar.self, capacity: 256) { text in
                    guard strncmp(text, "clinic.", 7) == 0 else { return }
                    let name = String(cString: text)
                    if Self.isOwn(name) { names.append(name) }
                }
            }
        }
        return names.sorted()
    }

    /// Whether a file of this name is the clinic's. Those that are missing here are never open to others.
    private static func isOwn(_ name: String) -> Bool {
        let database = ["", "-wal", "-shm", "-journal"].map { "clinic.sqlite\($0)" }
        let others = [
            "clinic.seal", "clinic.terminals", "clinic.sync", "clinic.part", "clinic.part-journal", "clinic.copy",
            "clinic.backup",
        ]
        return database.contains(name) || others.contains(name) || Backup.isName(name)
            || name.hasPrefix("clinic.replaced.")
    }
}

/// The access to a file that is no link.
private struct FileAccess {
    let owner: uid_t
    let mode: mode_t
    /// The number of its names, one of which may be another program's.
    let names: Int

    var isOpenToOthers: Bool { mode & 0o077 != 0 }

    init?(of path: String) {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    private init?(_ status: stat) {
        guard status.st_mode & S_IFMT == S_IFREG else { return nil }
        (owner, mode, names) = (status.st_uid, status.st_mode & 0o7777, Int(status.st_nlink))
    }

    /// Closes a user's file to others.
    ///
    /// Opens only the name (`O_PATH` of Linux's fcntl.h): no link in its place is followed, and closing it releases
    /// none of the locks that SQLite has on the file.
    static func close(_ path: String, as user: uid_t, by change: (String, mode_t) -> Int32) {
        let name = open(path, onlyName | O_NOFOLLOW | O_CLOEXEC)
        guard name != -1 else { return }
        defer { _ = Glibc.close(name) }
        var status = stat()
        guard fstat(name, &status) == 0, let access = FileAccess(status), access.owner == user, access.names == 1
        else { return }
        _ = change("/proc/self/fd/\(name)", access.mode & ~0o077)
    }

    private static let onlyName: Int32 = 0x20_0000
}
