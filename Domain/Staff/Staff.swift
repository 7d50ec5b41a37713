/// A person who works at the clinic and can sign in.
package struct Staff: Hashable, Sendable, Identifiable {
    /// The person's identity.
    package let id: Identifier<Staff>

    /// The name that they sign in with, lower case.
    package let userName: String

    /// The name that others see.
    package let name: String

    /// The role.
    package let role: Role

    /// The phone extension that reaches the person, or nil for none that is known.
    package let phoneExtension: String?

    /// A member of staff.
    package init(
        id: Identifier<Staff>, userName: String, name: String, role: Role, phoneExtension: String? = nil
    ) {
        self.id = id
        self.userName = userName
        self.name = name
        self.role = role
        self.phoneExtension = phoneExtension
    }
}
