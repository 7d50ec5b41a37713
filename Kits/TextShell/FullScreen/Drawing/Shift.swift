/// An operation of a terminal that moves the rest of a row: insert or delete character (`CSI n @` and `CSI n P`). For
/// the rows of a window, insert or delete line (`CSI n L` and `CSI n M`).
enum Shift: Hashable, Sendable {
    /// Takes elements away. The rest closes up, and as many are empty at the end.
    case delete(at: Int, count: Int)
    /// Makes room for elements. As many are lost at the end.
    case insert(at: Int, count: Int)
}

extension Shift {
    /// The place, the number, and the one of two letters that a terminal knows the operation by.
    func parts(_ delete: String, _ insert: String) -> (place: Int, count: Int, letter: String) {
        switch self {
        case .delete(let place, let count): (place, count, delete)
        case .insert(let place, let count): (place, count, insert)
        }
    }

    /// Whether only a half of a wide character would stay in a row.
    func cutsCharacter(of row: [Cell]) -> Bool {
        let edges =
            switch self {
            case .delete(let place, let count): [place, place + count]
            case .insert(let place, let count): [place, row.count - count]
            }
        return edges.contains { $0 < row.count && row[$0].isSecond }
    }
}

extension Array {
    /// The elements after a shift, with a filling where they are empty by then.
    func shifted(by shift: Shift, filling: Element) -> [Element] {
        var result = self
        switch shift {
        case .delete(let place, let count):
            result.removeSubrange(place..<(place + count))
            result += repeatElement(filling, count: count)
        case .insert(let place, let count):
            result.removeLast(count)
            result.insert(contentsOf: repeatElement(filling, count: count), at: place)
        }
        return result
    }
}

extension [Shift] {
    /// The shifts that bring most of what stays the same to its new place.
    ///
    /// What goes away comes first, from the end, so that nothing is lost there when room is made.
    ///
    /// - Parameters:
    ///   - old: the elements before.
    ///   - new: as many elements, as they are to be.
    ///   - most: the longest way that something is moved.
    ///   - isEmpty: whether an element costs next to nothing where it is drawn anew.
    init<Value: Equatable>(from old: [Value], to new: [Value], most: Int, isEmpty: (Value) -> Bool) {
        var search = ShiftSearch(old: old, new: new, most: most, isEmpty: isEmpty)
        search.run()
        self = search.deleted.reversed() + search.inserted
    }
}

/// Goes through a row from its start, and looks for a shift wherever it no longer is as it was.
private struct ShiftSearch<Element: Equatable> {
    let old: [Element]
    let new: [Element]
    let most: Int
    private(set) var deleted: [Shift] = []
    private(set) var inserted: [Shift] = []
    private var place = 0
    /// How much farther to the end things are than they were.
    private var offset = 0
    /// How many empty elements begin at each place.
    private let emptyBefore: [Int]
    private let emptyAfter: [Int]

    /// A shift saves at least as many elements.
    private static var least: Int { 4 }
    /// After so many places at which no shift helps, the rest stays where it is.
    private static var patience: Int { 12 }

    init(old: [Element], new: [Element], most: Int, isEmpty: (Element) -> Bool) {
        (self.old, self.new, self.most) = (old, new, most)
        (emptyBefore, emptyAfter) = (Self.empty(in: old, isEmpty), Self.empty(in: new, isEmpty))
    }

    private static func empty(in elements: [Element], _ isEmpty: (Element) -> Bool) -> [Int] {
        var counts = [Int](repeating: 0, count: elements.count)
        var count = 0
        for index in elements.indices.reversed() {
            count = isEmpty(elements[index]) ? count + 1 : 0
            counts[index] = count
        }
        return counts
    }

    mutating func run() {
        var misses = 0
        while place < new.count, misses < Self.patience {
            if isSame(place, offset) {
                place += 1
            } else if let step {
                shift(by: step)
                misses = 0
            } else {
                misses += 1
                place += 1
            }
        }
    }

    private mutating func shift(by step: Int) {
        if step > 0 {
            inserted.append(.insert(at: place, count: step))
            place += step
        } else {
            deleted.append(.delete(at: place - offset, count: -step))
        }
        offset += step
    }

    private func isSame(_ place: Int, _ offset: Int) -> Bool {
        let before = place - offset
        return place < new.count && before >= 0 && before < old.count && new[place] == old[before]
    }

    /// The step to the end, or back, after which more stays the same than without it.
    private var step: Int? {
        var (best, saved) = (Int?.none, max(Self.least - 1, same(from: place + 1, offset)))
        for distance in 1...most {
            let (ahead, back) = (same(from: place + distance, offset + distance), same(from: place, offset - distance))
            if ahead > saved { (best, saved) = (distance, ahead) }
            if back > saved { (best, saved) = (-distance, back) }
        }
        return best
    }

    /// The elements from a place on that are the same at an offset, but for the empty ones, which are all alike.
    private func same(from start: Int, _ offset: Int) -> Int {
        var (place, count) = (start, 0)
        while place < new.count, old.indices.contains(place - offset) {
            let empty = min(emptyAfter[place], emptyBefore[place - offset])
            if empty > 0 {
                place += empty
            } else {
                guard new[place] == old[place - offset] else { break }
                count += 1
                place += 1
            }
        }
        return count
    }
}
