import HeadlessUI
import TextShell

/// Everything that there is to look at: the previews of modules, in their order.
public struct Gallery: Sendable {
    /// One preview and whose it is.
    public struct Entry: Sendable {
        /// The feature, or another module with previews.
        public let module: String

        /// The preview.
        public let preview: Preview

        /// The way to it: `Orders/detail/loaded`.
        public var path: String {
            [module, preview.screen, preview.state].filter { !$0.isEmpty }.joined(separator: "/")
        }

        /// Its place on a page: `Orders-detail-loaded`.
        public var anchor: String { "\(module)-\(preview.name)" }
    }

    /// All of it.
    public let entries: [Entry]

    /// A gallery of these modules.
    public init(_ modules: [(name: String, previews: [Preview])]) {
        entries = modules.flatMap { name, previews in previews.map { Entry(module: name, preview: $0) } }
    }

    private init(entries: [Entry]) {
        self.entries = entries
    }

    /// The gallery with only some features and states; all if none are named.
    ///
    /// - Throws: a failure that lists the known names for an unknown one.
    public func only(features: [String], states: [String]) throws(CommandFailure) -> Gallery {
        let known = entries.map(\.module).unique
        for name in features where !known.contains(name) {
            throw CommandFailure(
                "There is no feature “\(VisibleText.escaped(name))”. There are \(known.joined(separator: ", ")).",
                .usage)
        }
        let left = entries.filter { features.isEmpty || features.contains($0.module) }
        for name in states where !left.contains(where: { $0.preview.isCalled(name) }) {
            throw CommandFailure(
                "No screen has a state “\(VisibleText.escaped(name))” here; --list says what there is.", .usage)
        }
        return Gallery(
            entries: left.filter { entry in states.isEmpty || states.contains(where: entry.preview.isCalled) })
    }

    /// The ways to everything, one line each.
    public var list: String { entries.map { "\($0.path)\n" }.joined() }
}

extension Preview {
    /// Whether a state is meant by this name: its own, or with its screen's before it.
    fileprivate func isCalled(_ name: String) -> Bool { state == name || self.name == name }
}

extension [String] {
    /// The values in their order, each once.
    var unique: [String] {
        reduce(into: []) { values, value in if values.last != value, !values.contains(value) { values.append(value) } }
    }
}
