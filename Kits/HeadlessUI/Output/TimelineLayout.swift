/// The lines of a timeline: a scale, the present moment, and a bar for each row.
///
/// A taken time is in brackets with as much of its name as fits, a free one is dotted, a closed one is blank.
struct TimelineLayout {
    let width: Int
    let timeline: Node

    private var total: Int { max(1, timeline.minutes?.upperBound ?? 1) }

    /// Whether names are on lines above their bars.
    private var isNarrow: Bool { width < 60 }

    private var nameWidth: Int {
        isNarrow ? 0 : min(tracks.map { CellWidth.of($0.label) }.max() ?? 0, width / 4) + 2
    }

    private var room: Int { max(1, width - 2 - nameWidth) }

    /// The minutes for each cell: as few as fit.
    private var minutesPerCell: Int {
        let steps = [1, 2, 3, 5, 6, 10, 12, 15, 20, 30, 60]
        return steps.first { cells(total, at: $0) <= room } ?? (total + room - 1) / room
    }

    private var tracks: [Node] { timeline.children.filter { $0.role == .track } }

    var lines: [TextLine] {
        let step = minutesPerCell
        return [scale(step)] + now(step) + tracks.flatMap { lines(of: $0, step) }
    }

    private func scale(_ step: Int) -> TextLine {
        var line = indent
        let start = line.width
        for mark in timeline.children where mark.identifier == "hour" {
            let cell = start + (mark.minutes?.lowerBound ?? 0) / step
            guard cell + 2 <= width - 1, line.width == start || line.width < cell else { continue }
            line.pad(to: cell)
            line.append(mark.label, .secondary)
        }
        return line
    }

    private func now(_ step: Int) -> [TextLine] {
        guard let mark = timeline.children.first(where: { $0.identifier == "now" }) else { return [] }
        var line = indent
        let cell = line.width + (mark.minutes?.lowerBound ?? 0) / step
        let words = "\(mark.label.lowercased()) \(mark.value ?? "")".truncated(to: room - 2)
        let fits = cell + 2 + words.count <= width - 1
        line.pad(to: fits ? cell : max(line.width, cell - words.count - 1))
        line.append(fits ? "▼ \(words)" : "\(words) ▼", .strong)
        return [line]
    }

    private func lines(of track: Node, _ step: Int) -> [TextLine] {
        var line = indent
        if !isNarrow {
            line = TextLine(" ")
            line.append(track.label.truncated(to: nameWidth - 2).padded(to: nameWidth))
        }
        let start = line.width
        for block in track.children where block.identifier != "closed" {
            let minutes = block.minutes ?? 0..<0
            // A cell that is taken in part is drawn as taken.
            let end = block.identifier == "free" ? minutes.upperBound / step : cells(minutes.upperBound, at: step)
            let (first, last) = (start + minutes.lowerBound / step, start + end)
            guard line.width < last else { continue }
            line.pad(to: first)
            line.append(bar(block, last - line.width), TextStyle(block.emphasis))
        }
        return isNarrow ? track.label.wrapped(to: width - 2).map { TextLine(" \($0)") } + [line] : [line]
    }

    private func bar(_ block: Node, _ cells: Int) -> String {
        if block.identifier == "free" { return String(repeating: "·", count: cells) }
        guard cells > 2 else { return cells == 2 ? "[]" : "|" }
        let inside = cells - 2
        let isShort = inside < Self.narrowestName && CellWidth.of(block.label) > inside
        let name = isShort ? initials(of: block.label, inside) : block.label.truncated(to: inside)
        return "[\(name.padded(to: inside))]"
    }

    /// The first letters of a name's words, as many as fit.
    private func initials(of name: String, _ cells: Int) -> String {
        name.split(separator: " ").compactMap(\.first).filter(\.isLetter).reduce(into: "") { initials, letter in
            if CellWidth.of(initials) + CellWidth.of(letter) <= cells { initials.append(letter) }
        }
    }

    /// With fewer cells than this, initials say more than the beginning of a name.
    private static let narrowestName = 6

    /// The cells that minutes take, the last one perhaps in part.
    private func cells(_ minutes: Int, at step: Int) -> Int { (minutes + step - 1) / step }

    private var indent: TextLine { TextLine(String(blanks: 1 + nameWidth)) }
}
