import Data
import DataSync
import DesignSystem
import Domain
import TextShell

/// Signing in from the command line.
extension Launcher {
    /// Signs in the user of `--as`, and shows the place that they left if `restoring`.
    ///
    /// - Returns: whether the option names a user.
    func signIn(
        _ coordinator: AppCoordinator, _ options: LaunchOptions, restoring: Bool = true
    ) async throws(CommandFailure) -> Bool {
        guard let user = options.user else { return false }
        let credentials = Credentials(userName: user, password: try await password(of: user, options))
        do {
            try await coordinator.sessions.signIn(credentials, restoring: restoring)
        } catch {
            throw CommandFailure(error)
        }
        return true
    }

    /// Signs somebody in at a clinic that shows no screens.
    func signIn(
        _ user: String, at workstation: ClinicWorkstation, _ options: LaunchOptions
    ) async throws(CommandFailure) {
        let credentials = Credentials(userName: user, password: try await password(of: user, options))
        do throws(AppError) {
            _ = try await workstation.store.sessions.signIn(credentials, operation: operation(of: workstation))
        } catch {
            throw CommandFailure(error)
        }
    }

    /// The password from where the options say, else from the environment, else from the person.
    func password(of user: String, _ options: LaunchOptions) async throws(CommandFailure) -> Secret {
        if let file = options.passwordFile {
            guard let line = try DescriptorInput.line(of: file) else {
                throw CommandFailure("No password can be read from file descriptor \(file).", .noInput)
            }
            return Secret(line)
        }
        if let password = variable("CLINIC_PASSWORD") { return Secret(password) }
        guard input.isTerminal else {
            throw CommandFailure(
                "--as needs a password: give it with --password-fd or in CLINIC_PASSWORD.", .usage)
        }
        guard let password = try await input.secret(prompt: "Password of \(VisibleText.escaped(user)): ") else {
            throw CommandFailure("The input ended before the password was given.", .usage)
        }
        return Secret(password)
    }
}
