import HeadlessUI
import Navigation

/// Which screens there are, and what leads from one to another.
public struct NavigationMap: Sendable {
    /// A screen.
    public struct Stop: Hashable, Sendable {
        /// Its name: the pattern of its link, or its title.
        public let name: String

        /// The presentation.
        public let style: ScreenStyle

        /// The title of the section that it was first found in.
        public let section: String

        /// The roles of those who were found there.
        public internal(set) var roles: Set<String>
    }

    /// From where to where something leads.
    struct Line: Hashable, Sendable {
        let from: String
        let to: String
    }

    /// The name of the app.
    let title: String

    /// The titles of the sections with the names of their starts, in their order.
    let sections: [(title: String, start: String)]

    /// The roles, the visitor's first.
    let roles: [String]

    /// The screens in the order in which they were found.
    public private(set) var stops: [Stop] = []

    /// The ways from one screen to another.
    private(set) var lines: [Line: Set<String>] = [:]

    /// The actions of a screen that stay there.
    private(set) var staying: [String: Set<String>] = [:]

    private var indices: [String: Int] = [:]

    /// Creates an empty map.
    ///
    /// - Parameters:
    ///   - title: the name of the app.
    ///   - sections: the titles of the sections with the names of their starts, in order.
    ///   - roles: the roles, the visitor's first.
    init(title: String, sections: [(title: String, start: String)], roles: [String]) {
        (self.title, self.sections, self.roles) = (title, sections, roles)
    }

    /// Adds a screen that someone in a role saw.
    mutating func add(_ name: String, _ style: ScreenStyle, section: String, role: String) {
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

    /// The screens that a screen leads to, sorted by name, with the actions that lead there.
    public func ways(from name: String) -> [(to: String, kinds: [String])] {
        lines.filter { $0.key.from == name }.map { ($0.key.to, $0.value.sorted()) }.sorted { $0.to < $1.to }
    }
}

extension NavigationMap {
    /// An empty map of an app.
    @MainActor init<App: ExplorableApp>(of app: App) {
        let sections = App.Route.Section.allCases.map {
            (title: app.title(of: $0), start: app.name(of: $0.root))
        }
        self.init(title: app.title, sections: sections, roles: app.roles)
    }
}
