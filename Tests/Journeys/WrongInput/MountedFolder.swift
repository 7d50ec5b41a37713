import Foundation

/// A real file system mounted on a clinic's folder, seen by the program alone and unmounted with it.
///
/// It needs a mount namespace, which root has, and others if the kernel allows user namespaces to everyone.
nonisolated enum MountedFolder {
    /// Whether the system lets this process mount.
    static let isPossible: Bool = {
        let mounts = ["/usr/bin/env", "unshare", "-Urm", "sh", "-ec", "mount -t tmpfs none /mnt; exit 7", "sh"]
        return (try? ClinicProcess([], input: .null, through: mounts).end()) == 7
    }()

    /// Runs the program with a read-only folder.
    static func readOnly(_ folder: String) -> [String] {
        wrapper(
            folder,
            """
            mount --bind "$folder" "$folder"
            mount -o remount,bind,ro "$folder"
            exec "$@"
            """)
    }

    /// Runs the program with its folder and its contents on a disk without a free byte. Afterwards there is room
    /// again, and the folder's contents are copied back.
    static func full(_ folder: String) -> [String] {
        small(folder, before: #"cat /dev/zero > "$folder/filler" 2> /dev/null || true"#)
    }

    /// Runs the program where its folder is on a small disk, with room for some steps until ``fill(_:of:)``.
    static func small(_ folder: String, before step: String = ":") -> [String] {
        wrapper(
            folder,
            """
            mkdir "$folder.before"
            cp -a "$folder/." "$folder.before"
            mount -t tmpfs -o size=1m,mode=700 none "$folder"
            cp -a "$folder.before/." "$folder"
            \(step)
            code=0
            "$@" || code=$?
            rm -f "$folder/filler"
            rm -rf "$folder.before"
            cp -a "$folder/." "$folder.before"
            umount "$folder"
            rm -rf "$folder"
            mv "$folder.before" "$folder"
            exit $code
            """)
    }

    /// Fills the disk of a program that runs with ``small(_:before:)``.
    static func fill(_ folder: String, of process: ClinicProcess) throws {
        let filler = open("/proc/\(process.id)/root\(folder)/filler", O_CREAT | O_WRONLY | O_CLOEXEC, 0o600)
        guard filler >= 0 else { throw ProcessFault(errno, "the disk cannot be filled") }
        defer { close(filler) }
        let zeros = [UInt8](repeating: 0, count: 4096)
        while write(filler, zeros, zeros.count) > 0 {}
        guard errno == ENOSPC else { throw ProcessFault(errno, "the disk did not fill") }
    }

    private static func wrapper(_ folder: String, _ script: String) -> [String] {
        ["/usr/bin/env", "unshare", "-Urm", "sh", "-ec", "folder=$1; shift\n\(script)", "sh", folder]
    }
}
