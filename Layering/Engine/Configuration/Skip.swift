/// A rule that is switched off.
package struct Skip: Sendable {
    /// The rule's id.
    package var rule: String
    /// Why.
    package var reason = ""
    /// The layers in which it is off.
    package var layers: [Layer.Word] = []
    /// The files and folders in which it is off; `*` stands for anything but a slash.
    package var paths: [String] = []
    /// Where it is.
    package var place: Place

    /// Whether what breaks the rule in a file passes: it passes anywhere where neither layers nor paths are named.
    func covers(_ path: String, of layer: String?) -> Bool {
        if layers.isEmpty, paths.isEmpty { return true }
        return layers.contains { $0.text == layer } || paths.contains { Glob.covers($0, path) }
    }
}
