/// Findings that were there when the package began to check its layers.
package struct Known: Sendable, Hashable {
    /// The identity of findings that are counted together.
    package struct Key: Hashable {
        let rule: String
        let path: String
        let name: String
    }

    /// The highest count that is read.
    static let most = 1_000_000

    /// The rule's id.
    package var rule: String
    /// The file.
    package var path: String
    /// The name that is forbidden.
    package var name: String
    /// How often.
    package var count: Int
    /// Where the line of the file begins.
    package var place: Place
    /// Where its count is.
    package var countPlace: Place
    /// Whether only the audit finds it.
    package var isForAudit = false

    /// The identity that it is counted by.
    package var key: Key { Key(rule: rule, path: path, name: name) }
}

extension Finding {
    /// The identity that baselines count it by.
    package var key: Known.Key { Known.Key(rule: rule, path: path, name: name) }
}

extension Known.Key {
    /// A line of a baseline with this count. Quotes keep words together.
    package func line(_ count: Int) -> String {
        "    \(rule) \(ConfigurationLine.written(path)) \(ConfigurationLine.written(name)) \(count)"
    }
}
