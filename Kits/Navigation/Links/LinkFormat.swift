/// The format of all links of an app.
public struct LinkFormat: Sendable {
    /// The scheme of every canonical link, in lower case.
    public let scheme: String

    /// The host of the app's web links, in lower case: `https://HOST/…` is the same link. Nil for none.
    public let host: String?

    /// The most bytes of a link, as given and in canonical form.
    public let maxLength: Int

    /// Texts that Swift holds to be equal, such as two spellings of é, in the bytes in which links print them.
    let normalized: @Sendable (String) -> String

    /// Creates a format. Case does not matter.
    ///
    /// `normalized` brings a text to normal form C (Unicode Standard Annex #15), as Foundation's
    /// `precomposedStringWithCanonicalMapping` does. Without it, equal texts of other bytes print as other links.
    public init(
        scheme: String, host: String? = nil, maxLength: Int = 2048,
        normalized: @escaping @Sendable (String) -> String = { $0 }
    ) {
        (self.scheme, self.host, self.maxLength) = (scheme.lowercased(), host?.lowercased(), maxLength)
        self.normalized = normalized
    }
}
