import Data
import DesignSystem
import Domain
import TextShell

/// Asks a person at a terminal for what a new clinic begins with: one question after the other, each until its answer
/// can be.
struct FoundingQuestions {
    let input: any LineInput
    let output: any ShellOutput

    /// Everything that the command line has not answered.
    func founding(beginningWith given: FoundingOptions, password: Secret?) async throws(CommandFailure) -> NewClinic {
        let name = try await text("Name of the clinic: ", given.name, ClinicFounding.problem(withName:))
        let zone = try await text("Time zone", given.timeZone, or: ZoneFiles.machineZone() ?? "") {
            Self.problem(withZone: $0)
        }
        let currency = try await text("Currency", given.currency, or: "EUR", ClinicFounding.problem(withCurrency:))
        let manager = try await text("Name of its first manager: ", given.manager, Self.problem(withPerson:))
        let user = try await text(
            "User name", given.userName, or: UserName.suggestion(for: manager), UserName.problem(with:))
        let password = try await chosen(password, of: user, at: name)
        return try Self.checked { () throws(AppError) in
            let founding = try ClinicFounding(
                name: name, timeZone: zone, currency: currency, manager: manager, userName: user)
            return .own(founding, password: password)
        }
    }

    /// The answer to one question: as given, else as typed, else the suggestion in its brackets.
    private func text(
        _ question: String, _ given: String?, or suggestion: String = "", _ problem: (String) -> String?
    ) async throws(CommandFailure) -> String {
        if let given {
            if let problem = problem(given) { throw CommandFailure(problem, .dataError) }
            return given
        }
        let prompt = suggestion.isEmpty ? question : "\(question) [\(VisibleText.escaped(suggestion))]: "
        while true {
            let typed = try await answered(
                try await input.line(prompt: prompt.hasSuffix(": ") ? prompt : "\(prompt): "))
            let answer = typed.trimmed.isEmpty ? suggestion : typed
            guard let problem = problem(answer) else { return answer }
            output.notify(problem)
        }
    }

    /// A password that was typed the same twice, unseen.
    func chosen(_ given: Secret?, of user: String, at clinic: String) async throws(CommandFailure) -> Secret {
        if let given { return given }
        while true {
            let fewest = PasswordRule.lengths.lowerBound
            let first = Secret(
                try await answered(try await input.secret(prompt: "Password, \(fewest) characters or more: ")))
            if let problem = PasswordRule.problem(with: first, of: user, clinic) {
                output.notify(problem)
                continue
            }
            let second = Secret(try await answered(try await input.secret(prompt: "The same password again: ")))
            if first.utf8 == second.utf8 { return first }
            output.notify("These were two different passwords.")
        }
    }

    /// The code of an invitation, unseen.
    func code(of user: String) async throws(CommandFailure) -> Secret {
        Secret(try await answered(try await input.secret(prompt: "Code of \(VisibleText.escaped(user)): ")))
    }

    private func answered(_ line: String?) async throws(CommandFailure) -> String {
        guard let line else {
            throw CommandFailure("The input ended before there was a clinic; none was made.", .usage)
        }
        return line
    }

    private static func problem(withZone name: String) -> String? {
        let isKnown = (try? ZoneFiles().zone(named: name).isKnown) ?? true
        return isKnown ? nil : "This machine knows no such time zone; name one as in Europe/Madrid."
    }

    private static func problem(withPerson name: String) -> String? {
        do throws(StaffDetailsProblem) {
            _ = try StaffDetails(name: name, phoneExtension: "")
            return nil
        } catch {
            return error.message
        }
    }

    /// The result of a check of Domain's, whose error ends the command.
    static func checked<Value>(_ body: () throws(AppError) -> Value) throws(CommandFailure) -> Value {
        do throws(AppError) {
            return try body()
        } catch {
            throw CommandFailure(error)
        }
    }
}
