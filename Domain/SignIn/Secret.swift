/// A password or other text that must not be seen: it prints as dots and cannot be encoded, compared or hashed.
package struct Secret: Sendable {
    /// The UTF-8 bytes, for the one place that checks them.
    package let utf8: [UInt8]

    /// Creates a secret from input.
    package init(_ text: String) {
        utf8 = Array(text.utf8)
    }

    /// The secret before anything was typed.
    package static let empty = Secret("")

    /// Whether nothing was typed.
    package var isEmpty: Bool { utf8.isEmpty }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// Always dots, whatever the secret.
    package var description: String { "••••" }
    /// Always dots, whatever the secret.
    package var debugDescription: String { "••••" }
    /// Shows nothing, so that dumping a value that holds a secret cannot leak it.
    package var customMirror: Mirror { Mirror(self, children: []) }
}
