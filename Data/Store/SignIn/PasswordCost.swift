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

extension PasswordCost {
    /// Whether a lock of this cost may be tried: somebody else may have put it there, and opening it may not take more
    /// than this machine has.
    var isBearable: Bool { 1...16 ~= passes && 8192...(1 << 28) ~= memoryBytes }

    /// The cost of a hash as libsodium writes it, `$argon2id$v=19$m=19456,t=2,p=1$…`; nil for anything else.
    init?(ofHash text: String) {
        let parts = text.split(separator: "$")
        guard parts.count == 5, parts[0] == "argon2id" else { return nil }
        let numbers = parts[2].split(separator: ",").map { $0.split(separator: "=") }
        guard numbers.count == 3, numbers.allSatisfy({ $0.count == 2 }), numbers.map(\.[0]) == ["m", "t", "p"],
            let kibibytes = UInt32(numbers[0][1]), let passes = UInt32(numbers[1][1])
        else { return nil }
        self.init(passes: Int(passes), memoryBytes: Int(kibibytes) * 1024)
    }
}
