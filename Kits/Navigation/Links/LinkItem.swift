/// One item of a link's query: in `people?q=ana`, the name `q` and the value `ana`.
public struct LinkItem: Sendable {
    /// The decoded name.
    public let name: String

    /// The decoded value; never empty.
    public let value: String
}
