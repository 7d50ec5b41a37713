import CSQLite
import CSodium
import Domain
import FoundationEssentials
import Glibc

/// The look at what a clinic lives on: versions, modes, room, clock and backups.
package struct ClinicDoctor: Sendable {
    /// The result: names with values, and everything that should be otherwise.
    package struct Report: Hashable, Sendable {
        /// Names with values, in the order in which they are shown.
        package var facts: [Fact]
        /// Everything that should be otherwise.
        package var findings: [ClinicFinding]
    }

    /// Something that is so.
    package struct Fact: Hashable, Sendable {
        /// Its name.
        package let name: String
        /// Its value.
        package let value: String

        /// Creates a fact.
        package init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }
    }

    private let folder: ClinicFolder
    private let now: Date

    /// A look at the clinic in a folder at a moment.
    package init(of folder: String, at now: Date) { (self.folder, self.now) = (ClinicFolder(path: folder), now) }

    /// Looks at all of it.
    ///
    /// - Throws: a fault where there is no clinic.
    package func report() throws(BackupFault) -> Report {
        try folder.requireClinic()
        var report = Report(
            facts: [
                Fact("folder", folder.path), Fact("SQLite", String(cString: sqlite3_libversion())),
                Fact("libsodium", String(cString: sodium_version_string())),
            ], findings: [])
        lookAtFile(&report)
        lookAtModes(&report)
        lookAtRoom(&report)
        lookAtLeftovers(&report)
        return report
    }

    private func lookAtFile(_ report: inout Report) {
        do throws(AppError) {
            let connection = try Connection(path: folder.file, writable: false)
            let known = Migration.all.last?.version ?? 0
            guard case .clinic(let format) = try FileFormat.read(from: connection, known: known) else { return }
            report.facts.append(Fact("format", format == known ? "\(format)" : "\(format), of \(known)"))
            try lookAtClock(connection, &report)
            guard format == known else { return lookAtBackup(isExample: false, &report) }
            try lookAtRemote(connection, &report)
            let isExample = try connection.first("SELECT 1 FROM clinic WHERE is_example = 1") { _ in true } ?? false
            // A part is no clinic to back up.
            guard let part = try KeptPart.read(from: connection) else {
                return lookAtBackup(isExample: isExample, &report)
            }
            report.facts.append(Fact("keeps", part.words))
        } catch {
            report.findings.append(ClinicFinding("file", error.message, remedy: error.advice))
        }
    }

    private func lookAtRemote(_ connection: Connection, _ report: inout Report) throws(AppError) {
        let remote = try connection.first("SELECT address, up_to_date_at FROM remote") { row throws(AppError) in
            (try row.text(0), try row.optionalTime(1))
        }
        guard let (address, moment) = remote else { return }
        report.facts.append(Fact("remote", address))
        report.facts.append(Fact("complete", moment?.formatted(.iso8601) ?? "never"))
        guard moment.map({ now.timeIntervalSince($0) > Self.day }) ?? true else { return }
        report.findings.append(
            ClinicFinding(
                "remote", "This workstation has not had all of the remote's changes for a day.",
                remedy: "Run clinic sync."))
    }

    /// A clock that runs behind what was written already is wrong now, or was wrong then.
    private func lookAtClock(_ connection: Connection, _ report: inout Report) throws(AppError) {
        report.facts.append(Fact("clock", now.formatted(.iso8601)))
        let newest = try connection.first("SELECT max(at) FROM operation") { row throws(AppError) in
            try row.optionalTime(0)
        }
        guard let newest = newest ?? nil else { return }
        report.facts.append(Fact("last write", newest.formatted(.iso8601)))
        guard newest.timeIntervalSince(now) > Self.day else { return }
        report.findings.append(
            ClinicFinding(
                "clock", "The clock is more than a day behind the newest write.",
                remedy: "Set the clock of this machine: timedatectl set-ntp true."))
    }

    private func lookAtBackup(isExample: Bool, _ report: inout Report) {
        let note = BackupNote(of: folder.path)
        report.facts.append(
            Fact("last backup", note.map { "\($0.madeAt.formatted(.iso8601)), \($0.path)" } ?? "none"))
        guard !isExample, note.map({ now.timeIntervalSince($0.madeAt) > Self.day }) ?? true else { return }
        report.findings.append(
            ClinicFinding(
                "backup", note == nil ? "There is no backup." : "The last backup is older than a day.",
                remedy: "Run clinic backup FILE, or have it run: clinic backup --every 1h FOLDER."))
    }

    private func lookAtModes(_ report: inout Report) {
        var open = folder.ownNames().filter { Self.isOpenToOthers("\(folder.path)/\($0)") }.map {
            "\(folder.path)/\($0)"
        }
        if Self.isOpenToOthers(folder.path) { open.insert(folder.path, at: 0) }
        report.facts.append(Fact("private", open.isEmpty ? "yes" : "no"))
        for path in open {
            report.findings.append(
                ClinicFinding(
                    "modes", "Others on this machine have access to \(path).", remedy: "Run chmod go= \(path)."))
        }
    }

    private static func isOpenToOthers(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFLNK && status.st_mode & 0o077 != 0
    }

    /// A backup and a migration copy the whole file.
    private func lookAtRoom(_ report: inout Report) {
        var status = statvfs()
        guard statvfs(folder.path, &status) == 0 else { return }
        let free = Int(status.f_bavail) * Int(status.f_frsize)
        let size = (ClinicFolder.size(of: folder.file) ?? 0) + (ClinicFolder.size(of: folder.log) ?? 0)
        report.facts += [Fact("size", "\(size) bytes"), Fact("free", "\(free) bytes")]
        guard free < 2 * size + Self.room else { return }
        report.findings.append(
            ClinicFinding(
                "room", "There is not twice as much free room as the clinic takes.",
                remedy: "Make room, or move the clinic to a larger disk."))
    }

    private func lookAtLeftovers(_ report: inout Report) {
        guard access(folder.copy, F_OK) == 0 else { return }
        let file = open(folder.copy, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
        guard file != -1 else { return }
        defer { close(file) }
        guard flock(file, LOCK_EX | LOCK_NB) == 0 else { return }
        report.findings.append(
            ClinicFinding(
                "leftovers", "A backup or restore that was killed left \(folder.copy).",
                remedy: "The next backup removes it."))
    }

    private static let day: TimeInterval = 86_400
    /// The room that the log may need besides.
    private static let room = 16 << 20
}
