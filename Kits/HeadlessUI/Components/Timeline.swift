#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A chart of a span of time: one bar for each row, with its blocks and the gaps between them.
///
/// The chart is values, so every output shows the same rows. The present moment is marked if it is in the span.
public struct Timeline: PrimitiveView {
    /// One bar.
    public struct Row: Hashable, Sendable {
        let name: String
        let blocks: [Block]

        /// Creates a bar with a name and its blocks in order. Overlapping blocks hide each other.
        public init(_ name: String, blocks: [Block]) {
            self.name = name
            self.blocks = blocks
        }
    }

    /// Something on a bar.
    public struct Block: Hashable, Sendable {
        let time: Range<Date>
        let label: String?

        /// A time that is taken; the label says by what.
        public static func taken(_ time: Range<Date>, _ label: String) -> Block { Block(time: time, label: label) }

        /// A time that is free.
        public static func free(_ time: Range<Date>) -> Block { Block(time: time, label: nil) }
    }

    private let title: String
    private let span: Range<Date>
    private let rows: [Row]

    /// A picture of a stretch of time. What is neither taken nor free is closed.
    public init(_ title: String, span: Range<Date>, rows: [Row]) {
        self.title = title
        self.span = span
        self.rows = rows
    }

    /// Adds the picture: the hours, the present moment if it is inside, then the rows.
    public func render(into context: inout RenderContext) {
        let secondsFromGMT = context.environment.secondsFromGMT
        let clock = { (moment: Date) in MomentText.of(moment, .time, secondsFromGMT: secondsFromGMT) }
        var children = marks(clock)
        if let now = context.environment.now, span.contains(now) {
            children.append(mark(at: now, "Now", value: clock(now), identifier: "now"))
        }
        children += rows.map { row in
            Node(.track, label: row.name, children: nodes(of: row, clock))
        }
        let ends = "\(clock(span.lowerBound)) to \(clock(span.upperBound))"
        var picture = Node(.timeline, label: title, value: ends, children: children)
        picture.minutes = minutes(span)
        picture.data = .moment(span.lowerBound)
        context.add(picture)
    }

    /// A mark at every full hour that a clock shows. It shows one at a full quarter of an hour of UTC, in every zone.
    private func marks(_ clock: (Date) -> String) -> [Node] {
        let quarter: TimeInterval = 15 * 60
        let first = (span.lowerBound.timeIntervalSince1970 / quarter).rounded(.up) * quarter
        return stride(from: first, through: span.upperBound.timeIntervalSince1970, by: quarter).compactMap { seconds in
            let moment = Date(timeIntervalSince1970: seconds)
            let shown = clock(moment)
            return shown.dropFirst(2).hasPrefix(":00")
                ? mark(at: moment, String(shown.prefix(2)), identifier: "hour") : nil
        }
    }

    private func mark(at moment: Date, _ label: String, value: String? = nil, identifier: String) -> Node {
        var node = Node(.mark, label: label, value: value)
        node.identifier = identifier
        node.minutes = minutes(moment..<moment)
        return node
    }

    /// The blocks of a row, with closed times between them.
    private func nodes(of row: Row, _ clock: (Date) -> String) -> [Node] {
        var (nodes, end): ([Node], Date?) = ([], nil)
        for block in row.blocks {
            if let end, end < block.time.lowerBound {
                let closed = end..<block.time.lowerBound
                nodes.append(node(closed, "closed until \(clock(closed.upperBound))", "closed", clock))
            }
            let label = block.label ?? "free until \(clock(block.time.upperBound))"
            nodes.append(node(block.time, label, block.label == nil ? "free" : "taken", clock))
            end = max(end ?? block.time.upperBound, block.time.upperBound)
        }
        return nodes
    }

    private func node(_ time: Range<Date>, _ label: String, _ kind: String, _ clock: (Date) -> String) -> Node {
        let ends = "\(clock(time.lowerBound)) to \(clock(time.upperBound))"
        var node = Node(.block, label: label, value: ends, emphasis: kind == "taken" ? .primary : .secondary)
        node.identifier = kind
        node.minutes = minutes(time)
        return node
    }

    /// A time as minutes of the picture.
    private func minutes(_ time: Range<Date>) -> Range<Int> {
        let start = Int(time.lowerBound.timeIntervalSince(span.lowerBound) / 60)
        return start..<max(start, Int(time.upperBound.timeIntervalSince(span.lowerBound) / 60))
    }
}
