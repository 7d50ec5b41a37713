import Foundation

/// A real file system of the test's own under a clinic's folder, seen by the program alone and gone with it.
///
/// It takes a mount namespace, which root has and others have where the kernel gives user namespaces to everyone.
nonisolated enum MountedFolder {
    /// Whether the system lets this process mount for itself.
    static let isPossible: Bool = {
        let mounts = ["/usr/bin/env", "unshare", "-Urm", "sh", "-ec", "mount -t tmpfs none /mnt; exit 7", "sh"]
        return (try? ClinicProcess([], input: .null, through: mounts).end()) == 7
    }()

    /// Runs the program where its folder may be read and not written.
    static func readOnly(_ folder: String) -> [String] {
        wrapper(
            folder,
            """
            mount --bind "$folder" "$folder"
            mount -o remount,bind,ro "$folder"
            exec "$@"
            """)
    }

    /// Runs the program where its folder, with everything in it, is on a disk without a free byte. When it has ended there
    /// is room again, and what is in the folder is taken back.
    static func full(_ folder: String) -> [String] {
        wrapper(
            folder,
            """
            mkdir "$folder.before"
            cp -a "$folder/." "$folder.before"
            mount -t tmpfs -o size=1m,mode=700 none "$folder"
            cp -a "$folder.before/." "$folder"
            cat /dev/zero > "$folder/filler" 2> /dev/null || true
            code=0
            "$@" || code=$?
            rm "$folder/filler"
            rm -rf "$folder.before"
            cp -a "$folder/." "$folder.before"
            umount "$folder"
            rm -rf "$folder"
            mv "$folder.before" "$folder"
            exit $code
            """)
    }

    private static func wrapper(_ folder: String, _ script: String) -> [String] {
        ["/usr/bin/env", "unshare", "-Urm", "sh", "-ec", "folder=$1; shift\n\(script)", "sh", folder]
    }
}
