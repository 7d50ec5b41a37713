import Glibc

extension ClinicFolder {
    /// Opens the seal, and creates it if it is missing or cannot be used because another user created it.
    func openSeal() -> Int32 {
        let opened = open(seal, O_RDWR | O_CLOEXEC | O_NOFOLLOW)
        guard opened == -1, errno == ENOENT || (errno == EACCES && unlink(seal) == 0) else { return opened }
        return makeSeal()
    }

    /// A seal that the administrator creates belongs to the folder's owner.
    private func makeSeal() -> Int32 {
        let made = open(seal, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o600)
        guard made != -1 else {
            return errno == EEXIST ? open(seal, O_RDWR | O_CLOEXEC | O_NOFOLLOW) : made
        }
        var owner = stat()
        if geteuid() == 0, stat(path, &owner) == 0 { _ = fchown(made, owner.st_uid, owner.st_gid) }
        return made
    }
}
