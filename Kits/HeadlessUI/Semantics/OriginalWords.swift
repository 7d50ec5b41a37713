/// The words of an element exactly as they were given, where some of them cannot be printed as they are.
public final class OriginalWords: Hashable, Sendable {
    let label: String
    let value: String?
    let options: [String]

    /// The words of an element, or nil if all of them are printed as they are.
    init?(label: String, value: String?, options: [String]) {
        guard !VisibleText.isVisible(label) || !VisibleText.isVisible(value ?? "") || !options.allVisible else {
            return nil
        }
        (self.label, self.value, self.options) = (label, value, options)
    }

    /// Whether both are the same words.
    public static func == (lhs: OriginalWords, rhs: OriginalWords) -> Bool {
        lhs.label == rhs.label && lhs.value == rhs.value && lhs.options == rhs.options
    }

    /// Hashes the words.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(label)
        hasher.combine(value)
    }
}

extension [String] {
    // By position: an iterator would copy each text.
    fileprivate var allVisible: Bool {
        for index in indices where !VisibleText.isVisible(self[index]) { return false }
        return true
    }
}

extension Node {
    /// The label exactly as it was given.
    var exactLabel: String { original?.label ?? label }

    /// The value exactly as it was given.
    var exactValue: String? { original?.value ?? value }

    /// The choices exactly as they were given.
    var exactOptions: [String] { original?.options ?? options }

    /// All words of the element and its children, in reading order, exactly as they were given.
    var exactText: String {
        let own = [exactLabel, exactValue ?? ""].filter { !$0.isEmpty }
        return (own + (exactLabel.isEmpty ? children.map(\.exactText).filter { !$0.isEmpty } : [])).joined(
            separator: " ")
    }
}
