import Data
import DataSync
import Domain
import TextShell

/// Commands that work on the clinic's own records, without a screen.
extension Launcher {
    /// `clinic staff`.
    func staff(_ request: StaffRequest, _ options: LaunchOptions) async throws(CommandFailure) -> ExitCode {
        if case .accept(let user) = request { return try await accept(user, options) }
        let workstation = try await workstation(as: options.user, options)
        let command = StaffCommand(
            staff: workstation.store.staff, operation: operation(of: workstation),
            timeZone: workstation.store.timeZone)
        do throws(AppError) {
            return write(try await command.carryOut(request).map { "\($0)\n" }.joined())
        } catch {
            throw CommandFailure(error)
        }
    }

    /// The open clinic with somebody signed in.
    func workstation(as user: String?, _ options: LaunchOptions) async throws(CommandFailure) -> ClinicWorkstation {
        guard let user else { throw CommandFailure("This needs signing in: add --as USER.", .noPermission) }
        let workstation = try await openWorkstation(options)
        try await signIn(user, at: workstation, options)
        return workstation
    }

    /// An operation that no other write is.
    func operation(of workstation: ClinicWorkstation) -> OperationID {
        OperationID(workstation.store.identifiers.next())
    }

    private func accept(_ user: String, _ options: LaunchOptions) async throws(CommandFailure) -> ExitCode {
        let workstation = try await openWorkstation(options)
        let questions = FoundingQuestions(input: input, output: output)
        var code = try secret(from: options.founding.code)
        var password = try secret(from: options.founding.password)
        if code == nil || password == nil, !input.isTerminal {
            throw .badUsage("Where nobody can be asked, staff accept needs --code and --secret.")
        }
        if code == nil { code = try await questions.code(of: user) }
        if password == nil {
            password = try await questions.chosen(nil, of: user, at: workstation.store.profile.name)
        }
        do throws(AppError) {
            try await workstation.store.staff.accept(
                user, code: code ?? .empty, password: password ?? .empty, operation: operation(of: workstation))
        } catch {
            throw CommandFailure(error)
        }
        return write("Your password is kept. Next: clinic --as \(user.trimmed.lowercased())\n")
    }
}
