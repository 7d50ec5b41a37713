/// Names that are forbidden in some places.
package struct Names: Sendable {
    /// The patterns; see ``Pattern``.
    package let patterns: [String]
    /// Where it is forbidden,
    package let roles: Set<Role>
    /// by role or by name,
    package var layers: Set<String> = []
    /// except in layers that own this.
    package var owner: Ownership?
    /// The only place where it is forbidden.
    package var within: CodePlace?
    /// The patterns that views are free to use in a file that imports SwiftUI.
    package var freeInSwiftUI: Set<String> = []
    /// Whether it is forbidden only if the package declares it as a class that is observed.
    var isOfModels = false
    /// How many of them an object has to have before one is too many.
    var fewest = 1
    /// Whether previews are free to show it.
    var isFreeInPreviews = false
    /// Whether the package has it for itself: then names that it declares count, too.
    package var isOfPackage = false
    /// The beginnings of names that layers of some roles may use: `UIApplication.shared`.
    package var free: [Role: [String]] = [:]
    /// The declarations of cases that are no such thing, where the package has them: `case shared`.
    var ownCases: [String] = []
    /// The problem, after the name: "`URLSession` does I/O".
    package let problem: String
}
