/// A screen as lines for a window: what stays at its top, and what scrolls below that.
package struct ScreenLayout: Sendable {
    /// Where you are and who you are, above a rule.
    package let header: [TextLine]
    /// The content. Each run of a control says which one it is.
    package let content: [TextLine]

    /// The lines of a screen.
    ///
    /// - Parameters:
    ///   - screen: the screen.
    ///   - width: the most cells of a line.
    ///   - focus: the control to mark.
    package init(of screen: Screen, width: Int, focus: ActionID?) {
        header = FrameLayout(screen: screen, width: width).header
        content = ContentLayout(width: width, screen: screen, focus: focus).lines(of: screen.content)
    }
}
