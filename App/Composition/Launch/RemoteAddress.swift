import Domain
import FoundationEssentials
import TextShell

/// The address of a remote, such as `postgresql://ana@db.clinic.example/clinic`. Never contains a password: everyone
/// at the machine can see command lines.
nonisolated struct RemoteAddress: Hashable, Sendable {
    /// The address as it was written.
    let text: String

    /// The address that a text is.
    ///
    /// - Throws: ``CommandFailure`` that does not repeat the text, for there may be a password in it.
    init(_ text: String) throws(CommandFailure) {
        guard let scheme = Self.schemes.first(where: text.hasPrefix), text.utf8.count <= Self.maxLength,
            !text.contains(where: { $0.isWhitespace || !$0.isVisible || $0 == "#" })
        else {
            throw .badUsage(
                "A remote is written postgresql://USER@HOST/DATABASE: one word of at most \(Self.maxLength) characters."
            )
        }
        guard !Self.holdsPassword(text.dropFirst(scheme.count)) else { throw Self.passwordRefused }
        self.text = text
    }

    private static let schemes = ["postgresql://", "postgres://"]
    private static let maxLength = 1_000

    private static let passwordRefused = CommandFailure.badUsage(
        """
        A password does not belong into the address of a remote, where others at this machine see it: put it into \
        ~/.pgpass, into the file that PGPASSFILE names, or into the environment variable PGPASSWORD.
        """)

    /// Whether there is a password before an “@” or after a “?”. The library looks for “@” up to the first “/”, beyond
    /// any “?”.
    private static func holdsPassword(_ rest: Substring) -> Bool {
        let parts = rest.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        for part in [parts[0], rest.prefix { $0 != "/" }] {
            if let at = part.lastIndex(of: "@"), part[..<at].contains(":") { return true }
        }
        guard parts.count == 2 else { return false }
        let query = URLComponents(string: "?\(parts[1])", encodingInvalidCharacters: false)
        guard let options = query?.queryItems else { return true }
        return options.contains { $0.name.lowercased().contains("password") }
    }
}

extension Character {
    /// Whether it shows, and does nothing else.
    fileprivate nonisolated var isVisible: Bool {
        unicodeScalars.allSatisfy { ![.control, .format, .surrogate].contains($0.properties.generalCategory) }
    }
}
