import Data
import DesignSystem
import Domain
import TextShell

/// Making a clinic of one's own.
extension Launcher {
    /// `clinic init`: makes the clinic, and says how to sign in.
    func found(_ options: LaunchOptions) async throws(CommandFailure) -> ExitCode {
        let location = try location(of: options)
        guard !location.hasClinic else {
            throw CommandFailure(
                "There is a clinic in \(location) already. Open it, or name another folder with --data.", .cannotCreate)
        }
        let clinic = try await founding(options)
        guard case .own(let founding, _) = clinic else { return .software }
        _ = try await openWorkstation(options, making: clinic)
        return write("Next: clinic --as \(founding.userName.text)\n")
    }

    /// The clinic that a first start at a terminal makes: one's own, or the example. Asks nothing where there is a
    /// clinic, where a folder or a remote is named, or where nobody can answer.
    func firstClinic(_ options: LaunchOptions) async throws(CommandFailure) -> NewClinic? {
        guard options.place == .standard, options.remote == nil, options.user == nil, input.isTerminal,
            try !location(of: options).hasClinic
        else { return nil }
        output.notify("There is no clinic here yet.")
        while true {
            guard let answer = try await input.line(prompt: "Your own clinic, or the example? [own/example] ") else {
                throw CommandFailure("The input ended before there was a clinic; none was made.", .usage)
            }
            switch answer.trimmed.lowercased() {
            case "own": return try await founding(options)
            case "example": return .example
            default: output.notify("Type “own” or “example”.")
            }
        }
    }

    private func founding(_ options: LaunchOptions) async throws(CommandFailure) -> NewClinic {
        let password = try secret(from: options.founding.password)
        let given = options.founding
        if input.isTerminal {
            return try await FoundingQuestions(input: input, output: output)
                .founding(beginningWith: given, password: password)
        }
        guard let name = given.name, let currency = given.currency, let manager = given.manager,
            let user = given.userName, let zone = given.timeZone ?? ZoneFiles.machineZone(), let password
        else {
            throw .badUsage(
                "Where nobody can be asked, clinic init needs --name, --zone, --currency, --manager, --user and --secret."
            )
        }
        return try FoundingQuestions.checked { () throws(AppError) in
            let founding = try ClinicFounding(
                name: name, timeZone: zone, currency: currency, manager: manager, userName: user)
            return .own(founding, password: password)
        }
    }

    /// A secret from where the options say, or nil to ask for it.
    func secret(from source: FoundingOptions.PasswordSource?) throws(CommandFailure) -> Secret? {
        switch source {
        case nil: return nil
        case .variable(let name):
            guard let secret = variable(name) else {
                throw CommandFailure("There is no environment variable \(VisibleText.escaped(name)).", .noInput)
            }
            return Secret(secret)
        case .file(let path):
            do throws(FileFault) {
                let line = try TextFile(path: path).text().split(separator: "\n", maxSplits: 1).first ?? ""
                return Secret(String(line.hasSuffix("\r") ? line.dropLast() : line))
            } catch {
                throw CommandFailure("\(VisibleText.escaped(error.path)): \(error.reason).", .noInput)
            }
        }
    }

    func location(of options: LaunchOptions) throws(CommandFailure) -> StoreLocation {
        try FoundingQuestions.checked { () throws(AppError) in try location(options.place) }
    }
}
