/// Where a screen and what is on it leads, as the app knows it. What has no link, or is not known, is nil.
public struct ScreenLinks: Sendable {
    /// The link of the visible place.
    public let place: String?

    /// The link of a record.
    public let record: @Sendable (Record) -> String?

    /// The link of the place that the control with an identifier opens, on a screen that is about a thing or none.
    public let control: @Sendable (String, Record?) -> String?

    /// The links of a screen.
    public init(
        place: String?, record: @escaping @Sendable (Record) -> String?,
        control: @escaping @Sendable (String, Record?) -> String?
    ) {
        (self.place, self.record, self.control) = (place, record, control)
    }

    /// No links.
    public static let none = ScreenLinks(place: nil, record: { _ in nil }, control: { _, _ in nil })
}
