/// A number without sign and leading zeros.
extension Int: LinkParameter {
    /// Reads digits without a leading zero.
    public init?(linkSegment: String) {
        let isWhole = linkSegment == "0" || linkSegment.utf8.first.map { $0 > UInt8(ascii: "0") } == true
        guard isWhole, let number = Int(linkSegment) else { return nil }
        self = number
    }

    /// The digits.
    public var linkSegment: String { String(self) }
}

/// Any text.
extension String: LinkParameter {
    /// Takes any text.
    public init?(linkSegment: String) { self = linkSegment }

    /// The text.
    public var linkSegment: String { self }
}
