import DesignSystem

@testable import App

/// Which screens there are, and what leads from one to another.
nonisolated struct NavigationMap: Sendable {
    /// A screen.
    struct Stop: Hashable, Sendable {
        /// What the map calls it.
        let name: String

        /// How it lies over others.
        let style: ScreenStyle

        /// The section that it was first found in.
        let section: AppSection

        /// Who was found there.
        var roles: Set<String>
    }

    /// From where to where something leads.
    struct Line: Hashable, Sendable {
        let from: String
        let to: String
    }

    /// The screens in the order in which they were found.
    private(set) var stops: [Stop] = []

    /// What leads from one screen to another.
    private(set) var lines: [Line: Set<String>] = [:]

    /// What can be done at a screen without leaving it.
    private(set) var staying: [String: Set<String>] = [:]

    private var indices: [String: Int] = [:]

    /// Adds a screen that somebody in a role was found at.
    mutating func add(_ name: String, _ style: ScreenStyle, section: AppSection, role: String) {
        if let index = indices[name] {
            stops[index].roles.insert(role)
        } else {
            indices[name] = stops.count
            stops.append(Stop(name: name, style: style, section: section, roles: [role]))
        }
    }

    /// Adds what leads from one screen to another, or back to the same.
    mutating func add(_ kind: String, from: String, to: String, stays: Bool) {
        if stays {
            staying[from, default: []].insert(kind)
        } else {
            lines[Line(from: from, to: to), default: []].insert(kind)
        }
    }

    /// Where one gets from a screen, in the order of names, with what leads there.
    func ways(from name: String) -> [(to: String, kinds: [String])] {
        lines.filter { $0.key.from == name }.map { ($0.key.to, $0.value.sorted()) }.sorted { $0.to < $1.to }
    }
}
