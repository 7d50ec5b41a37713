/// The parts of two screens that differ, in words.
struct ChangedElements {
    private let old: SpokenElements
    private let new: SpokenElements
    private let before: [SpokenElement.Key: SpokenElement]
    private let after: Set<SpokenElement.Key>

    init(from old: SpokenElements, to new: SpokenElements) {
        (self.old, self.new) = (old, new)
        before = Dictionary(old.all.map { ($0.key, $0) }) { first, _ in first }
        after = Set(new.all.map(\.key))
    }

    /// Problems that came, each with its field.
    var problems: [String] { news(of: .problem).flatMap(\.words) }

    /// Fields that came or have another value.
    var fields: [String] { Self.counted(news(of: .field).flatMap(\.words), "more fields") }

    /// Headings, facts and other words that came or are others.
    var words: [String] { Self.counted(news(of: .heading, .fact, .text).flatMap(\.words), "more lines") }

    /// The rows of lists that came, changed or went; the rows alone where all are others.
    var rows: [String] {
        let (first, then) = (old.of(.row), new.of(.row))
        let (fresh, gone) = (then.filter(isFresh), first.filter(isGone))
        if !then.isEmpty, fresh.count == then.count {
            return new.lengths + Self.counted(new.lists.flatMap(\.self), "more")
        }
        let count = old.lengths == new.lengths ? [] : new.lengths
        let changed = then.filter { !isFresh($0) && isNews($0) }
        return count + Self.counted(changed.flatMap(\.words).map { "Changed: \($0)" }, "more changed")
            + Self.counted(fresh.flatMap(\.words).map { "New: \($0)" }, "more are new")
            + Self.counted(gone.flatMap(\.words).map { "Gone: \($0)" }, "more are gone")
    }

    /// Buttons that can, or can no longer, be pressed.
    var possibilities: [String] {
        let usable = Set(old.of(.button).filter(\.isEnabled).map(\.key))
        let can = new.of(.button).filter { $0.isEnabled && !usable.contains($0.key) }
        let still = Set(new.of(.button).filter(\.isEnabled).map(\.key))
        let cannot = old.of(.button).filter { $0.isEnabled && !still.contains($0.key) }
        return Self.named("Now possible", can) + Self.named("No longer possible", cannot)
    }

    /// How much of what was wrong is left, and the fields and facts that are no longer there.
    var gone: [String] {
        let (left, solved) = (new.of(.problem).count, old.of(.problem).contains(where: isGone))
        let problems = solved && problems.isEmpty ? ["Errors left: \(left == 0 ? "none" : "\(left)")"] : []
        let gone = old.of(.field, .fact).filter(isGone)
        return problems + Self.counted(gone.map { "No longer: \($0.key.name)" }, "more are gone")
    }

    private func news(of kinds: SpokenElement.Kind...) -> [SpokenElement] {
        new.all.filter { kinds.contains($0.key.kind) && isNews($0) }
    }

    private func isNews(_ element: SpokenElement) -> Bool { before[element.key]?.words != element.words }

    private func isFresh(_ element: SpokenElement) -> Bool { before[element.key] == nil }

    private func isGone(_ element: SpokenElement) -> Bool { !after.contains(element.key) }

    private static func named(_ name: String, _ buttons: [SpokenElement]) -> [String] {
        let names = buttons.map(\.key.name)
        let rest = names.count - ScreenChange.most
        let said = names.prefix(ScreenChange.most) + (rest > 0 ? ["and \(rest) more"] : [])
        return LinearRenderer().named(name, Array(said))
    }

    /// A few lines, then the number of the others: “And 7 more.”
    private static func counted(_ lines: [String], _ others: String) -> [String] {
        let rest = lines.count - ScreenChange.most
        return rest > 1 ? lines.prefix(ScreenChange.most) + ["And \(rest) \(others)."] : lines
    }
}
