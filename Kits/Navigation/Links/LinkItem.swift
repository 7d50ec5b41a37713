/// One item of a link's query: in `people?q=ana`, the name `q` and the value `ana`.
public struct LinkItem: Sendable {
    /// What stands before the equals sign, decoded.
    public let name: String

    /// What stands behind it, decoded; never empty.
    public let value: String
}
