/// The input of a sign-in.
package struct Credentials: Sendable {
    /// The user name; surrounding blanks and case do not matter.
    package let userName: String

    /// The password.
    package let password: Secret

    /// A user name with its password.
    package init(userName: String, password: Secret) {
        self.userName = userName
        self.password = password
    }
}
