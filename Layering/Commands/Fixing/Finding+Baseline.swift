import LayeringEngine

extension Finding {
    /// Whether a baseline may know it: it is no problem with the configuration and no source that cannot be read, and
    /// its names fit into a line.
    var canBeKnown: Bool {
        rule != Self.configuration && rule != Self.unreadable
            && !(path + name).unicodeScalars.contains { "\"\n\u{FFFD}".unicodeScalars.contains($0) }
    }
}
