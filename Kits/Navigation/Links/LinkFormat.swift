/// What all links of an app have in common: their scheme, and where they live on the web.
public struct LinkFormat: Hashable, Sendable {
    /// The scheme of every canonical link to the app, in lower case.
    public let scheme: String

    /// Where links to the app live on the web, in lower case: `https://HOST/…` is the same link. Nil where nowhere.
    public let host: String?

    /// The longest link that is read, in bytes, as it is given and in its canonical form.
    public let maxLength: Int

    /// A format by its parts, in any case.
    public init(scheme: String, host: String? = nil, maxLength: Int = 2048) {
        (self.scheme, self.host, self.maxLength) = (scheme.lowercased(), host?.lowercased(), maxLength)
    }
}
