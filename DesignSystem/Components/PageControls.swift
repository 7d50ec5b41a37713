/// The ways to the neighbouring pages of a long list; absent where there is none.
package struct PageControls: View {
    private let previous: (@MainActor () async -> Void)?
    private let next: (@MainActor () async -> Void)?

    /// Controls for the pages that exist; nil for one that does not.
    package init(previous: (@MainActor () async -> Void)?, next: (@MainActor () async -> Void)?) {
        self.previous = previous
        self.next = next
    }

    /// Controls for the neighbours that a page has.
    package init(
        of page: PagePresentation<some Hashable & Sendable>, previous: @escaping @MainActor () async -> Void,
        next: @escaping @MainActor () async -> Void
    ) {
        self.init(previous: page.hasPrevious ? previous : nil, next: page.hasNext ? next : nil)
    }

    /// The buttons; `more` and `previous` are their names in every list.
    package var body: some View {
        if let next { Button("More", action: next).accessibilityIdentifier("more") }
        if let previous { Button("Previous page", action: previous).accessibilityIdentifier("previous") }
    }
}
