import Data
import DataSync
import DesignSystem
import Domain
import TextShell

/// `clinic verify` and `clinic doctor`.
extension Launcher {
    /// Carries out the one that is asked for.
    func check(_ options: LaunchOptions) async throws(CommandFailure) -> ExitCode {
        options.action == .doctor ? try examine(options) : try await verify(options)
    }

    /// Looks for everything that is wrong in the clinic's file.
    private func verify(_ options: LaunchOptions) async throws(CommandFailure) -> ExitCode {
        let verification = ClinicVerification(of: try folder(options))
        do throws(BackupFault) {
            let findings = try await verification.findings()
            return write(
                CheckReport(
                    command: "verify", facts: verification.facts(), findings: findings,
                    checks: ClinicVerification.checks.count), options)
        } catch {
            throw CommandFailure(error)
        }
    }

    /// Looks at what the clinic lives on.
    private func examine(_ options: LaunchOptions) throws(CommandFailure) -> ExitCode {
        let (folder, now) = (try folder(options), wallClock(options).now)
        var report = try withBackups { () throws(BackupFault) in try ClinicDoctor(of: folder, at: now).report() }
        let library = RemoteLibrary.version
        report.facts.insert(ClinicDoctor.Fact("clinic", HelpText.version), at: 0)
        report.facts.append(ClinicDoctor.Fact("libpq", library ?? "none"))
        if library == nil, report.facts.contains(where: { $0.name == "remote" }) {
            report.findings.append(
                ClinicFinding(
                    "libpq", "libpq is missing, so that the remote cannot be reached.",
                    remedy: "Install it: on Debian, apt-get install libpq5."))
        }
        return write(CheckReport(command: "doctor", facts: report.facts, findings: report.findings), options)
    }

    private func write(_ report: CheckReport, _ options: LaunchOptions) -> ExitCode {
        let written = write(options.format == .json ? report.document.text : report.lines)
        return written == .ok ? report.exitCode : written
    }
}
