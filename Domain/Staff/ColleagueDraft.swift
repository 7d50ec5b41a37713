/// Somebody new, as a manager describes them.
package struct ColleagueDraft: Hashable, Sendable {
    /// The name that others see.
    package let name: String

    /// The name that they will sign in with.
    package let userName: UserName

    /// Their role.
    package let role: Role

    /// A new colleague by what was typed.
    ///
    /// - Throws: ``AppError/invalidInput(_:)`` for the first thing that cannot be.
    package init(name: String, userName: String, role: Role) throws(AppError) {
        do throws(StaffDetailsProblem) {
            self.name = try StaffDetails(name: name, phoneExtension: "").name
        } catch {
            throw .invalidInput(error.message)
        }
        guard let known = UserName(userName) else {
            throw .invalidInput(UserName.problem(with: userName) ?? "This is no user name.")
        }
        (self.userName, self.role) = (known, role)
    }
}
