/// The lines around the content: where you are and who you are above, the ways out and the sections below.
struct FrameLayout {
    let screen: Screen
    let width: Int

    var header: [TextLine] {
        let place = screen.path
        let standing = screen.status.reduce(screen.account) { "\($0) · \($1)" }
        let lines = EdgeLayout(width: width).lines(
            leading: [place], .title, trailing: standing, .secondary)
        return lines + [TextLine(rule, .secondary)]
    }

    /// The line below the place, with the banner at its end: it costs no line of its own.
    private var rule: String {
        let stroke = screen.style != .page ? "═" : "─"
        let banner = screen.banner.map { " \($0) " } ?? ""
        let rest = width - CellWidth.of(banner) - 2
        guard !banner.isEmpty, rest > 0 else { return String(repeating: stroke, count: width) }
        return String(repeating: stroke, count: rest) + banner + stroke + stroke
    }

    var footer: [TextLine] {
        var items: [TextLine] = []
        if screen.canGoBack {
            items.append(key("b", closes ? "Close" : "Back"))
        }
        items.append(key("?", "Help"))
        items += screen.tabs.map {
            TextLine($0.isSelected ? "▸\($0.name)◂" : "[\($0.name)]", $0.isSelected ? .strong : .plain)
        }
        return [TextLine()] + FlowLayout(width: width, gap: 1).lines(items)
    }

    /// Whether going back dismisses the whole modal.
    private var closes: Bool {
        switch screen.style {
        case .page: false
        case .sheet, .fullScreenCover: screen.breadcrumb.count == 1
        case .alert: true
        }
    }

    private func key(_ key: String, _ meaning: String) -> TextLine {
        var line = TextLine(key, .number)
        line.append(" \(meaning)  ")
        return line
    }
}
