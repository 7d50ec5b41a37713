import HeadlessUI

/// Actions of several steps, each of which waits until the screen is complete.
extension ScreenDriver {
    /// Presses an element that was found, and waits until the screen is complete again.
    ///
    /// - Throws: a ``DriverFailure`` when it is no control, or cannot be pressed now.
    public func press(_ node: Node) async throws {
        await appear()
        try await press(node, called: node.spokenText)
    }

    /// Searches the visible list, as the shell's `search` does; the empty text ends the search.
    ///
    /// - Throws: a ``DriverFailure`` if there is nothing to search.
    public func search(_ text: String) async throws {
        await appear()
        guard let field = all(.searchField).first else {
            throw DriverFailure("There is nothing to search", on: sight)
        }
        try await type(text, into: field, called: field.spokenText)
    }

    /// Fills in fields, top to bottom as they are given, and presses what sends them.
    ///
    /// - Throws: a ``DriverFailure`` for the first field that is not there, or when the button cannot be pressed.
    public func submit(_ fields: KeyValuePairs<String, String>, with button: String) async throws {
        for (field, text) in fields { try await type(text, into: field) }
        try await press(button)
    }

    /// Goes to the next page of the visible list, as the shell's `more` does.
    ///
    /// - Throws: a ``DriverFailure`` on the last page.
    public func more() async throws {
        await appear()
        guard shows("more") else { throw DriverFailure("There is no further page", on: sight) }
        try await press("more")
    }

    /// Goes from page to page until an element with this name is visible.
    ///
    /// - Throws: a ``DriverFailure`` with the last page if it is on none.
    /// - Complexity: O(pages), each of which is shown.
    public func scroll(to name: String) async throws {
        await appear()
        while !shows(name) {
            guard shows("more") else {
                _ = try find(name)
                return
            }
            try await more()
        }
    }
}
