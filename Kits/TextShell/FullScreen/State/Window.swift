import HeadlessUI

/// A screen in a window, as a value: what has the focus, what is being typed, what is scrolled to, and how each key
/// changes that.
package struct Window {
    /// The focus and the scrolling of a place that was left.
    private struct Spot {
        var focus: ControlIdentity?
        var top = 0
    }

    /// The screen that is shown.
    private(set) var screen: Screen { didSet { controls = screen.controls } }
    /// Its controls, which most keys look for.
    private(set) var controls: [Node] = []
    private var place: ScenePlace?
    /// The size of the terminal.
    var size: WindowSize { didSet { arrange() } }
    /// The most cells of a line.
    var maxWidth = Int.max { didSet { arrange() } }
    /// The thing that has the focus.
    var focus: Target?
    /// The field that is being typed into, once something was.
    var edit: FieldEdit?
    /// A list or words in place of the content.
    var overlay: Overlay?
    /// The first line of the content that is shown.
    var top = 0
    /// Words to say until the next key. They take room, in which what has the focus must stay.
    var message: [String] = [] { didSet { if !message.isEmpty { reveal() } } }
    /// The lines that others have changed just now.
    private(set) var changed: Set<String> = []
    /// The lines that were typed before.
    var typed: [String] = []
    private(set) var layout: ScreenLayout
    private var identity: ControlIdentity?
    private var spots: [ScenePlace: Spot] = [:]

    /// A window with nothing in it yet.
    package init(size: WindowSize) {
        self.size = size
        screen = Screen(
            title: "", breadcrumb: [], account: "", tabs: [], style: .page, canGoBack: false, content: Node(.group))
        layout = ScreenLayout(of: screen, width: size.columns, focus: nil)
    }

    /// Shows a screen.
    ///
    /// - Parameters:
    ///   - new: the screen.
    ///   - newPlace: the place that it is of.
    ///   - live: the places that there are.
    ///   - isOwn: whether it follows from what the person did; otherwise what is new in it is marked.
    package mutating func show(_ new: Screen, at newPlace: ScenePlace, live: Set<ScenePlace>, isOwn: Bool) {
        let old = layout
        let isSamePlace = place == newPlace
        if !isSamePlace { leavePlace(keeping: live) }
        (screen, place) = (new, newPlace)
        if isSamePlace { stay() } else { arrive() }
        arrange()
        let isNews = isSamePlace && !isOwn
        changed = isNews ? changed.union(layout.lines(notIn: old)) : []
    }

    /// Takes the marks of what has changed away.
    mutating func forgetChanges() {
        changed = []
    }

    /// Forgets everything about who was here.
    mutating func forgetPerson() {
        (edit, overlay, spots, typed, identity, changed) = (nil, nil, [:], [], nil, [])
        (place, message) = (nil, [])
    }

    /// Lays the screen out anew, and scrolls to the focus.
    mutating func arrange() {
        layout = ScreenLayout(of: screen, width: width, focus: focus?.action)
        identity = focusedControl.map { ControlIdentity($0) } ?? identity
        reveal()
    }

    /// The most cells of a line.
    var width: Int { min(max(size.columns, WindowSize.fewestColumns), maxWidth) }

    /// The control that has the focus.
    var focusedControl: Node? {
        focus?.action.flatMap { action in controls.first { $0.action == action } }
    }

    private mutating func leavePlace(keeping live: Set<ScenePlace>) {
        if let place { spots[place] = Spot(focus: identity, top: top) }
        spots = spots.filter { live.contains($0.key) }
        (edit, overlay, identity) = (nil, nil, nil)
    }

    private mutating func arrive() {
        let spot = place.flatMap { spots[$0] }
        top = spot?.top ?? 0
        focus = (spot?.focus?.found(among: controls)?.action ?? entrance).map { .control($0) }
    }

    /// The control to begin at: as one is told by ear, but the screen's default button before every other.
    private var entrance: ActionID? {
        let first = controls.first { $0.action == screen.focus }
        return first?.isField == true ? screen.focus : screen.defaultAction ?? screen.focus
    }

    /// Finds what had the focus, and the field that is being typed into.
    private mutating func stay() {
        if case .section = focus {
        } else {
            focus = (identity?.found(among: controls)?.action ?? screen.focus).map { .control($0) }
        }
        guard let field = edit?.field else { return }
        if let now = focusedControl, now.role == field.role, now.label == field.label, now.isEnabled {
            edit?.field = now
        } else {
            edit = nil
        }
    }
}

extension Target {
    /// The control, if it is one.
    var action: ActionID? {
        if case .control(let action) = self { action } else { nil }
    }
}

extension ScreenLayout {
    /// The texts of the lines that another layout does not have, but for the numbers of controls, which only count.
    fileprivate func lines(notIn other: ScreenLayout) -> Set<String> {
        let (new, old) = (content.differing(from: other.content), other.content.differing(from: content))
        return new.isEmpty ? [] : Set(new.map(\.words)).subtracting(old.map(\.words))
    }
}

extension [TextLine] {
    /// The lines that are others than those in the same places.
    fileprivate func differing(from other: [TextLine]) -> [TextLine] {
        indices.filter { !other.indices.contains($0) || self[$0] != other[$0] }.map { self[$0] }
    }
}

extension TextLine {
    /// The text without the mark and the number of a control, whatever the widths of its columns.
    var words: String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(2 * width)
        var last: UInt8 = 0x20
        for span in spans where span.style != .number && span.text != "▸" {
            var text = span.text
            text.withUTF8 { text in
                for byte in text where byte != 0x20 || last != 0x20 {
                    bytes.append(byte)
                    last = byte
                }
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
