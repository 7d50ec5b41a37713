/// Short items one after the other, on as many lines as they need.
struct FlowLayout {
    let width: Int
    var gap = 2
    var indent = 1

    func lines(_ items: [TextLine]) -> [TextLine] {
        var lines: [TextLine] = []
        var line = TextLine(String(blanks: indent))
        for item in items {
            if line.width > indent, line.width + gap + item.width > width {
                lines.append(line)
                line = TextLine(String(blanks: indent))
            }
            if line.width > indent { line.pad(to: line.width + gap) }
            let parts = item.wrapped(to: width - line.width)
            line.append(parts.first ?? TextLine())
            for part in parts.dropFirst() {
                lines.append(line)
                line = TextLine(String(blanks: indent))
                line.append(part)
            }
        }
        return lines + [line]
    }
}
