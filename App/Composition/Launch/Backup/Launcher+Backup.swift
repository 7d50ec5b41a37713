import Data
import DesignSystem
import Domain
import TextShell

/// Backups from the command line.
extension Launcher {
    /// Makes one backup, or one again and again, or a key.
    func backUp(_ request: BackupRequest, _ options: LaunchOptions) async throws(CommandFailure) -> ExitCode {
        switch request {
        case .key(let path):
            try withBackups { () throws(BackupFault) in try BackupKeyFile.make(at: path) }
            return write("Made the key \(path). Keep a copy where the backups are not.\n")
        case .once(let path):
            let command = try await backupCommand(options)
            return await stoppableCommand { await command.once(to: path, replacing: options.backup.replaces) }
        case .again(let folder):
            let command = try await backupCommand(options)
            let (every, keep) = (options.backup.every ?? .seconds(3_600), options.backup.keep ?? BackupFolder.usual)
            let kept = BackupFolder(path: folder, keep: keep)
            return await stoppableCommand { await command.again(to: kept, every: every) }
        }
    }

    /// Brings a clinic back.
    func restore(_ path: String, _ options: LaunchOptions) async throws(CommandFailure) -> ExitCode {
        let folder = try folder(options)
        let key = try await backupKey(options, isNew: false)
        let command = RestoreCommand(
            restore: ClinicRestore(of: path, to: folder), path: path, folder: folder, key: key,
            clock: wallClock(options), output: progressOutput(options))
        return await stoppableCommand { await command.carryOut(replacing: options.backup.replaces) }
    }

    private func backupCommand(_ options: LaunchOptions) async throws(CommandFailure) -> BackupCommand {
        let folder = try folder(options)
        let cost = passwords == .interactive ? .backup : passwords
        return BackupCommand(
            backup: ClinicBackup(of: folder, cost: cost), key: try await backupKey(options, isNew: true),
            clock: wallClock(options), output: progressOutput(options))
    }

    /// Runs a command that a signal ends.
    private func stoppableCommand(_ work: @escaping @MainActor () async -> ExitCode) async -> ExitCode {
        let ending = CommandEnding()
        let signals = watchesSignals ? await StopSignals.watched { ending.end($0) } : nil
        defer { withExtendedLifetime(signals) {} }
        return await ending.running(work)
    }

    /// The folder of the clinic that the options name, of which more is asked than what is in it.
    func folder(_ options: LaunchOptions) throws(CommandFailure) -> String {
        guard options.place != .memory else { throw .badUsage("A clinic in memory has no file.") }
        do throws(AppError) {
            return try location(options.place).description
        } catch {
            throw CommandFailure(error)
        }
    }

    func wallClock(_ options: LaunchOptions) -> any WallClock {
        options.now.map(FrozenClock.init) ?? SystemClock()
    }
}

/// The keys of backups from the command line.
extension Launcher {
    /// The fewest characters of a passphrase, which nothing but its length protects once a file is in other hands.
    private static let fewestCharacters = 12

    /// The key from where the options say, else a passphrase from the person: twice for a new backup.
    private func backupKey(_ options: LaunchOptions, isNew: Bool) async throws(CommandFailure) -> BackupKey {
        if let path = options.backup.keyFile {
            return try withBackups { () throws(BackupFault) in try BackupKeyFile.read(path) }
        }
        let passphrase = try await passphrase(options, isNew: isNew)
        if isNew, String(decoding: passphrase.utf8, as: UTF8.self).count < Self.fewestCharacters {
            throw CommandFailure(
                "A passphrase of a backup has at least \(Self.fewestCharacters) characters; four words or more are good.",
                .dataError)
        }
        return .passphrase(passphrase)
    }

    private func passphrase(_ options: LaunchOptions, isNew: Bool) async throws(CommandFailure) -> Secret {
        if let name = options.backup.passphrase {
            guard let value = variable(name) else {
                throw CommandFailure("The environment variable \(VisibleText.escaped(name)) is not set.", .usage)
            }
            return Secret(value)
        }
        guard input.isTerminal else {
            throw CommandFailure("A backup needs a key: give --key-file FILE or --passphrase @env:NAME.", .usage)
        }
        let first = try await asked("Passphrase of the backup: ")
        guard isNew else { return first }
        guard try await asked("The same again: ").utf8 == first.utf8 else {
            throw CommandFailure("The two passphrases are not the same. Nothing was changed.", .dataError)
        }
        return first
    }

    private func asked(_ prompt: String) async throws(CommandFailure) -> Secret {
        guard let answer = try await input.secret(prompt: prompt) else {
            throw CommandFailure("The input ended before the passphrase was given.", .usage)
        }
        return Secret(answer)
    }
}

/// Runs a part of a backup whose failure ends the command.
func withBackups<Value>(_ body: () throws(BackupFault) -> Value) throws(CommandFailure) -> Value {
    do throws(BackupFault) { return try body() } catch { throw CommandFailure(error) }
}
