extension Gallery {
    /// A module with its screens in their order.
    struct Module: Sendable {
        let name: String
        let screens: [Subject]
    }

    /// A screen with its states in their order.
    struct Subject: Sendable {
        let title: String
        let entries: [Entry]
    }

    /// The entries by module and screen.
    var modules: [Module] {
        entries.map(\.module).unique.map { name in
            let own = entries.filter { $0.module == name }
            let screens = own.map(\.preview.screen).unique.map { screen in
                Subject(title: screen.isEmpty ? name : screen, entries: own.filter { $0.preview.screen == screen })
            }
            return Module(name: name, screens: screens)
        }
    }

    /// How many screens and components there are.
    var screenCount: Int { modules.map(\.screens.count).reduce(0, +) }
}

extension Gallery.Entry {
    /// The part of the name that differs among the entries of a screen.
    var label: String { preview.state.isEmpty ? "always" : preview.state }
}
