import Data
import DataSync
import Domain
import TextShell

/// The code with which a new workstation joins a clinic.
extension Launcher {
    /// The clinic of a remote that a new folder joins; nil where there is a clinic, or where no remote is named.
    func joinedClinic(_ options: LaunchOptions) async throws(CommandFailure) -> NewClinic? {
        guard options.joinedRemote != nil || options.joinCode != nil || options.founding.days != nil,
            try !location(of: options).hasClinic
        else {
            return nil
        }
        guard let remote = options.joinedRemote else {
            throw .badUsage("There is no clinic here yet: a new workstation joins one with --remote URL and --code.")
        }
        let days = options.founding.days
        if let code = try givenCode(options) { return .joined(remote, code, days: days) }
        guard input.isTerminal else {
            throw .badUsage(
                "A new workstation needs the join code that “remote init” printed: give --code @file:PATH or @env:NAME."
            )
        }
        return .joined(remote, try await askedCode(), days: days)
    }

    /// Gives a workstation that is there a code from the command line.
    func takeCode(_ options: LaunchOptions, _ workstation: ClinicWorkstation) async throws(CommandFailure) {
        guard [nil, workstation.store.keptDays].contains(options.founding.days) else {
            throw .badUsage("--keep-days is for a new workstation, which has nothing yet.")
        }
        guard let code = try givenCode(options) else { return }
        do throws(AppError) {
            guard workstation.sync.atStart.reach != nil else { throw .notShared }
            try await workstation.take(code)
        } catch {
            throw CommandFailure(error)
        }
    }

    /// Whether the workstation keeps a part of its clinic.
    var keepsPart: Bool { workstation?.store.keptDays != nil }

    private func givenCode(_ options: LaunchOptions) throws(CommandFailure) -> JoinCode? {
        guard let typed = try secret(from: options.joinCode) else { return nil }
        guard let code = JoinCode(String(decoding: typed.utf8, as: UTF8.self)) else {
            throw CommandFailure("\(Self.wrongCode) Nothing was changed.", .dataError)
        }
        return code
    }

    private func askedCode() async throws(CommandFailure) -> JoinCode {
        while true {
            guard let typed = try await input.secret(prompt: "Join code: ") else {
                throw CommandFailure("The input ended before there was a join code; nothing was made.", .usage)
            }
            if let code = JoinCode(typed) { return code }
            output.notify(Self.wrongCode)
        }
    }

    private static let wrongCode =
        "This is no join code, or a letter of it is wrong: it has fourteen groups of four."
}

extension LaunchOptions {
    /// Where the code for joining is; that of an invitation is another.
    var joinCode: FoundingOptions.PasswordSource? {
        if case .staff(.accept) = action { nil } else { founding.code }
    }
}
