/// What all links of an app have in common: their scheme, and where they live on the web.
public struct LinkFormat: Hashable, Sendable {
    /// The scheme of every canonical link to the app, in lower case.
    public let scheme: String

    /// Where links to the app live on the web, in lower case: `https://HOST/…` is the same link.
    public let host: String

    /// The longest link that is read, in bytes, as it is given and in its canonical form.
    public let maxLength: Int

    /// A format by its parts.
    public init(scheme: String, host: String, maxLength: Int = 2048) {
        (self.scheme, self.host, self.maxLength) = (scheme, host, maxLength)
    }

    /// What a scheme and its slashes take, at most, of a third of the longest link.
    private static let schemeRoom = 3

    /// Whether the canonical form of a link of some bytes might be too long: encoding makes three bytes of one at most,
    /// and a scheme comes before what had none.
    func mayBeTooLong(_ bytes: Int) -> Bool { bytes > maxLength / 3 - Self.schemeRoom }
}
