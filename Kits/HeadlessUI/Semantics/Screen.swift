/// All that is on show: one place's content inside the frame that says where it is and who is looking.
public struct Screen: Hashable, Sendable {
    /// The name of the place.
    public var title: String

    /// The way to the place, from its section's root; the last entry is the place itself.
    public var breadcrumb: [String]

    /// Who is signed in, or that nobody is.
    public var account: String

    /// How the program stands with others, a few words each; nothing where it stands alone.
    public var status: [String]

    /// The sections of the app, always visible.
    public var tabs: [Tab]

    /// How the place lies over others.
    public var style: ScreenStyle

    /// Whether there is somewhere to go back to.
    public var canGoBack: Bool

    /// What the place shows.
    public var content: Node

    /// A screen from its parts. Every text is made visible.
    public init(
        title: String, breadcrumb: [String], account: String, status: [String] = [], tabs: [Tab], style: ScreenStyle,
        canGoBack: Bool, content: Node
    ) {
        self.title = VisibleText.escaped(title)
        self.breadcrumb = breadcrumb.map(VisibleText.escaped)
        self.account = VisibleText.escaped(account)
        self.status = status.map(VisibleText.escaped)
        self.tabs = tabs
        self.style = style
        self.canGoBack = canGoBack
        self.content = content
    }
}

/// How a place lies over others.
public enum ScreenStyle: String, Hashable, Sendable {
    /// A place of a section.
    case page
    /// A side task over the section.
    case sheet
    /// Something that must be settled before anything else goes on.
    case fullScreenCover
    /// A question on top of everything.
    case alert
}

/// One section of the app in the frame.
public struct Tab: Hashable, Sendable {
    /// The section's name.
    public var name: String

    /// Whether it is the one on show.
    public var isSelected: Bool

    /// A section by name.
    public init(name: String, isSelected: Bool) {
        self.name = name
        self.isSelected = isSelected
    }
}

extension Screen {
    /// Everything that can be pressed or set, top to bottom.
    public var controls: [Node] {
        content.elements { $0.action != nil }
    }

    /// The control that the user most likely wants next: the first empty field, or else the first button.
    public var focus: ActionID? {
        let enabled = controls.filter(\.isEnabled)
        let empty = enabled.first { $0.isField && ($0.value ?? "").isEmpty }
        return (empty ?? enabled.first { $0.role == .button } ?? enabled.first)?.action
    }

    /// The way to the place as one text.
    public var path: String {
        breadcrumb.reduce("") { $0.isEmpty ? $1 : "\($0) › \($1)" }
    }

    /// Whether part of the content is still on its way.
    public var isBusy: Bool {
        content.contains(.progress)
    }

    /// The code of the first failure on show, or nil when all is well.
    public var failure: String? {
        content.elements { $0.role == .failure }.first?.identifier
    }
}

extension Node {
    /// Whether the element waits to be filled in; a search does not.
    public var isField: Bool { role == .textField || role == .secureField }
}
