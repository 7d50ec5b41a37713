/// How much work a guess at a password costs (Argon2id). Stored with each locked key, so it can be raised later: that
/// of somebody who then signs in is sealed again.
package struct PasswordCost: Hashable, Sendable {
    /// How often the memory is gone over; at least 1.
    package let passes: Int

    /// How many bytes of memory are filled; at least 8192.
    package let memoryBytes: Int

    /// A cost of `passes` over `memoryBytes`.
    package init(passes: Int, memoryBytes: Int) {
        self.passes = passes
        self.memoryBytes = memoryBytes
    }

    /// The cost of a sign-in: 2 passes over 19 MiB, about 40 ms.
    package static let interactive = PasswordCost(passes: 2, memoryBytes: 19 * 1024 * 1024)

    /// The least that Argon2id can do, for tests and throw-away clinics only.
    package static let least = PasswordCost(passes: 1, memoryBytes: 8192)
}
