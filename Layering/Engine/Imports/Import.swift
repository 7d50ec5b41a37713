/// One import of a source, wherever it stands and whatever condition it is under.
package struct Import: Hashable, Sendable {
    /// The module: `A` of `import struct A.B`.
    package var module: String
    /// Where the module is named.
    package var place: Place
    /// The offset of the word `import`.
    package var offset: Int
    /// Whether it is a module selector, `A::B`, which names a module without importing it.
    package var isSelector = false
}
