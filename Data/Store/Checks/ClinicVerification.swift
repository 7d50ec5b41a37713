import Domain
import Glibc

/// The look at everything in a clinic's file, while others use it.
package struct ClinicVerification: Sendable {
    private let folder: ClinicFolder

    /// A look at the clinic in a folder.
    package init(of folder: String) { self.folder = ClinicFolder(path: folder) }

    /// The names of the checks, in the order of their findings.
    package static let checks = ["file", "seal"] + ClinicCheck.all.map(\.name).uniqued + ["log"]

    /// Finds everything that is wrong. A check that cannot be made is a finding, too.
    ///
    /// - Throws: a fault where there is no clinic.
    @concurrent package func findings() async throws(BackupFault) -> [ClinicFinding] {
        try folder.requireClinic()
        let (sealed, log) = sealFindings()
        do throws(AppError) {
            let connection = try Connection(path: folder.file, writable: false)
            try connection.run("BEGIN")
            // What was found is told even if the end of reading fails, as it does over damage.
            defer { _ = try? connection.run("COMMIT") }
            return try sealed + findings(in: connection, log)
        } catch {
            return sealed + [Self.failed("file", error)]
        }
    }

    /// The key that signs the heads of the log here, for people to compare with what other workstations say of it;
    /// nothing in a clinic that shares no remote.
    package func facts() -> [ClinicDoctor.Fact] {
        do throws(AppError) {
            let connection = try Connection(path: folder.file, writable: false)
            guard try connection.isShared() else { return [] }
            return [ClinicDoctor.Fact("log key", KeyFingerprint(of: try LogHead.key(in: connection).publicKey).text)]
        } catch {
            return []
        }
    }

    private func findings(in connection: Connection, _ log: LogVerification.Known?) throws(AppError) -> [ClinicFinding]
    {
        let known = Migration.all.last?.version ?? 0
        guard case .clinic(let format) = try FileFormat.read(from: connection, known: known) else {
            return [ClinicFinding("file", "\(folder.file) is empty.", remedy: ClinicFinding.restore)]
        }
        if format == known {
            do throws(AppError) { try connection.requireFetched() } catch .notFetched {
                return [ClinicFinding("file", AppError.notFetched.message, remedy: AppError.notFetched.advice)]
            }
        }
        var findings: [ClinicFinding] = []
        if format != known {
            findings.append(
                ClinicFinding(
                    "file", "The clinic is of format \(format), and only its file was checked.",
                    remedy: "Start the clinic once, which brings it to format \(known), and verify again."))
        }
        for check in ClinicCheck.all where format == known || !check.isAboutRecords {
            do throws(AppError) {
                findings += try check.find(connection)
            } catch {
                findings.append(Self.failed(check.name, error))
            }
        }
        if format == known { findings += lookAtLog(in: connection, log) }
        return findings
    }

    private func lookAtLog(in connection: Connection, _ known: LogVerification.Known?) -> [ClinicFinding] {
        do throws(AppError) {
            var verification = try LogVerification(in: connection, known: known)
            return try verification.run()
        } catch {
            return [Self.failed("log", error)]
        }
    }

    /// Whether the file is as the last one who had it open left it, if nobody has it open now; and how far
    /// its log went.
    private func sealFindings() -> ([ClinicFinding], LogVerification.Known?) {
        let seal = open(folder.seal, O_RDWR | O_CLOEXEC | O_NOFOLLOW)
        guard seal != -1 else { return ([], nil) }
        defer { close(seal) }
        let contents = SealContents(from: seal)
        guard FileLock.take(seal, alone: true) == .taken, contents?.state != FileState(of: folder) else {
            return ([], contents?.log)
        }
        let finding =
            ClinicFinding(
                "seal",
                "The file is not as it was left: a program was killed, or something other than the clinic changed it.",
                remedy: "Unless a program was killed, restore a backup; else start the clinic once.")
        return ([finding], contents?.log)
    }

    private static func failed(_ check: String, _ error: AppError) -> ClinicFinding {
        ClinicFinding(check, error.message, remedy: error.advice)
    }
}

extension [String] {
    /// The elements without those that came before.
    fileprivate var uniqued: [String] { reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
}
