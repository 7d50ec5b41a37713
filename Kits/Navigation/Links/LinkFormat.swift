/// The format of all links of an app.
public struct LinkFormat: Hashable, Sendable {
    /// The scheme of every canonical link, in lower case.
    public let scheme: String

    /// The host of the app's web links, in lower case: `https://HOST/…` is the same link. Nil for none.
    public let host: String?

    /// The most bytes of a link, as given and in canonical form.
    public let maxLength: Int

    /// Creates a format. Case does not matter.
    public init(scheme: String, host: String? = nil, maxLength: Int = 2048) {
        (self.scheme, self.host, self.maxLength) = (scheme.lowercased(), host?.lowercased(), maxLength)
    }
}
