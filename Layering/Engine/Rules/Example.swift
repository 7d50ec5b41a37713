/// Some files of a package and, if they break the rule, where they do.
package struct Example: Sendable {
    /// The files' contents by their paths. What a path begins with says whose they are: see ``SamplePackage``.
    package let files: [String: String]
    /// The dependencies of targets that differ from ``SamplePackage``.
    package let dependencies: [String: [String]]
    /// Where the rule finds something: `Domain/A.swift:1:8`.
    package let places: [String]

    init(_ files: [String: String], dependencies: [String: [String]] = [:], at places: String...) {
        self.files = files
        self.dependencies = dependencies
        self.places = places
    }

    /// One file named `A.swift`, in the folder of a target.
    init(_ folder: String, _ code: String, at places: String...) {
        files = ["\(folder)/A.swift": code]
        dependencies = [:]
        self.places = places.map { "\(folder)/A.swift:\($0)" }
    }
}
