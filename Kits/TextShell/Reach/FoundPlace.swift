/// A place that a search found: a record's page, or a day.
public struct FoundPlace: Hashable, Sendable {
    /// The kind of record, in a word such as “Order”.
    public let kind: String

    /// Its name.
    public let title: String

    /// The facts that distinguish it from others of its name.
    public let detail: String

    /// The link that opens it.
    public let link: String

    /// The shortest line that opens it and nothing else, such as “order 1042”.
    public let line: String

    /// A place by what is shown of it and what opens it.
    public init(kind: String, title: String, detail: String, link: String, line: String) {
        (self.kind, self.title, self.detail, self.link, self.line) = (kind, title, detail, link, line)
    }
}

/// The result of a search over the whole app.
public struct FoundPlaces: Hashable, Sendable {
    /// The places that the text itself says, best first.
    public var places: [FoundPlace]

    /// The places that belong to those, such as the orders of a person.
    public var related: [FoundPlace]

    /// Whether more places than these match.
    public var hasMore: Bool

    /// The reason why something could not be searched, or nil.
    public var failure: CommandFailure?

    /// A result from its parts.
    public init(
        places: [FoundPlace] = [], related: [FoundPlace] = [], hasMore: Bool = false,
        failure: CommandFailure? = nil
    ) {
        (self.places, self.related, self.hasMore, self.failure) = (places, related, hasMore, failure)
    }

    /// Every place, best first.
    public var all: [FoundPlace] { places + related }
}
