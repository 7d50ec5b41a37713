/// A complete screen: the content of one place inside a frame that says where it is and who is signed in.
public struct Screen: Hashable, Sendable {
    /// The name of the place.
    public var title: String

    /// The way to the place, from its section's root; the last entry is the place itself.
    public var breadcrumb: [String]

    /// The signed-in user, or a note that there is none.
    public var account: String

    /// The state of sharing with others, a few words each; empty if the program shares nothing.
    public var status: [String]

    /// A few words that stand on every screen, such as that the data is an example; nil for none.
    public var banner: String?

    /// The sections of the app, always visible.
    public var tabs: [Tab]

    /// The presentation of the place.
    public var style: ScreenStyle

    /// Whether there is somewhere to go back to.
    public var canGoBack: Bool

    /// The content of the place.
    public var content: Node

    /// The thing that the place is about, or nil.
    public var record: Record?

    /// The button that is most likely wanted, or nil where the place names none.
    public var defaultAction: ActionID?

    /// The title exactly as it was given, or nil if it is printed so.
    private(set) var exactTitle: String?

    /// The way to the place exactly as it was given.
    private(set) var exactBreadcrumb: [String]?

    /// A screen from its parts. Every text is made visible.
    public init(
        title: String, breadcrumb: [String], account: String, status: [String] = [], banner: String? = nil,
        tabs: [Tab], style: ScreenStyle, canGoBack: Bool, content: Node, record: Record? = nil
    ) {
        self.title = VisibleText.escaped(title)
        self.breadcrumb = breadcrumb.map(VisibleText.escaped)
        self.account = VisibleText.escaped(account)
        self.status = status.map(VisibleText.escaped)
        self.banner = banner.map(VisibleText.escaped)
        self.tabs = tabs
        self.style = style
        self.canGoBack = canGoBack
        self.content = content
        self.record = record
        if !VisibleText.isVisible(title) { exactTitle = title }
        if !breadcrumb.allSatisfy(VisibleText.isVisible) { exactBreadcrumb = breadcrumb }
    }
}

/// The presentation of a place.
public enum ScreenStyle: String, Hashable, Sendable {
    /// A place of a section.
    case page
    /// A side task over the section.
    case sheet
    /// It must be settled before anything else.
    case fullScreenCover
    /// A question on top of everything.
    case alert
}

/// One section of the app in the frame.
public struct Tab: Hashable, Sendable {
    /// The section's name.
    public var name: String

    /// Whether it is the visible section.
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

    /// How many controls there are.
    var countOfControls: Int {
        var count = 0
        content.visit { if $0.action != nil { count += 1 } }
        return count
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

    /// Whether part of the content is still loading.
    public var isBusy: Bool {
        content.contains(.progress)
    }

    /// The code of the first visible failure, or nil.
    public var failure: String? {
        content.elements { $0.role == .failure }.first?.identifier
    }
}

extension Node {
    /// Whether the element waits to be filled in; a search does not.
    public var isField: Bool { role == .textField || role == .secureField }
}
