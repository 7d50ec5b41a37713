nonisolated extension [String] {
    /// A breadcrumb as one text. Put together by hand: what joins any sequence asks the runtime about it, which is felt
    /// at the start.
    var trail: String { dropFirst().reduce(first ?? "") { "\($0) › \($1)" } }
}
