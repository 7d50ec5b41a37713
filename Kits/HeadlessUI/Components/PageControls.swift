/// Buttons for the previous and next page of a long list, if there is one.
public struct PageControls: View {
    private let previous: (@MainActor () -> Void)?
    private let next: (@MainActor () -> Void)?

    /// Controls for the pages that exist; nil for one that does not.
    public init(previous: (@MainActor () -> Void)?, next: (@MainActor () -> Void)?) {
        self.previous = previous
        self.next = next
    }

    /// The buttons; `more` and `previous` are their names in every list.
    public var body: some View {
        if let next { Button("More", action: next).accessibilityIdentifier("more") }
        if let previous { Button("Previous page", action: previous).accessibilityIdentifier("previous") }
    }
}
