/// The facts about one source that rules need.
package struct FileFacts: Sendable {
    /// The path from the package's root.
    package let path: String
    /// The number of the target that it belongs to.
    package let target: Int
    /// Its imports and module selectors.
    package var imports: [Import] = []
    /// The headers that it includes, if it is in C.
    package var includes: [Include] = []
    /// The findings of rules about names.
    package var hits: [Hit] = []
    /// The types that it declares under a name that rules watch.
    var ownTypes: [OwnType] = []
    /// The classes that it declares and that are observed.
    var models: [String] = []
    /// The types that it makes views by an extension.
    var extendedViews: [String] = []
    /// The views that it declares for other modules.
    var sharedViews: [String] = []
    /// The names of views that it declares for itself.
    var ownViews: [String] = []
    /// The protocols that it declares, where they refine something.
    var protocols: [ProtocolFacts] = []
    /// Whether rules about views depend on what else is a view: on protocols that other files may declare.
    var dependsOnViews = false
    /// The calls that look like making a view.
    var madeViews: [Hit] = []
    /// The exceptions in its comments.
    var exceptions: [InlineException] = []
    /// Where it declares a prefix operator that begins with a slash, so that code may look like a regex.
    var slashOperator: Place?
    /// Whether there is no code in it: nothing but comments.
    package var isEmpty = false
    /// Whether nothing of it is known, because it could not be read.
    var isUnreadable = false

    /// Knows nothing yet but whose source it is.
    package init(path: String, target: Int) {
        (self.path, self.target) = (path, target)
    }

    /// Whether its views are SwiftUI's.
    var importsSwiftUI: Bool { imports.contains { $0.module == "SwiftUI" } }
}

/// A name at a place.
package struct Hit: Hashable, Sendable {
    /// The number of the rule that forbids it.
    var rule = 0
    /// The name, as exceptions and baselines know it.
    package let name: String
    /// The name with what makes it one, as a person is told: `write(to:)`.
    var text = ""
    /// The type of a framework that it is, unless the package declares one of this name: `Timer`, `Game.Timer`.
    var type: String?
    let place: Place
}
