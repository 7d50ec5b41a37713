import Glibc

extension Seal {
    /// Lets SQLite `change` a clinic's file while nobody else writes, and updates the seal. A file that someone else
    /// changed before loses its seal.
    static func follow(_ path: String, _ change: () -> Void) {
        guard let folder = ClinicFolder(ofFile: path) else { return change() }
        let opened = Glibc.open(folder.seal, O_RDWR | O_CLOEXEC | O_NOFOLLOW)
        defer { if opened != -1 { close(opened) } }
        guard opened != -1, let old = SealContents(from: opened) else { return change() }
        guard old.state.hasSameFile(as: FileState(of: folder)) else {
            breakSeal(opened)
            return change()
        }
        change()
        SealContents(old.state.with(fileOf: FileState(of: folder)), checked: old.checked, log: old.log).write(
            to: opened)
    }

    /// Has the next one who comes look through the file.
    static func breakSeal(_ file: Int32) { _ = ftruncate(file, 0) }
}
