/// The patterns of a table as a tree of parts, so that a link is compared only with patterns that can match.
@usableFromInline struct LinkTree: Sendable {
    private struct Node {
        /// Sorted by word. A dictionary would cost each start of the app a search through all conformances.
        var words: [(word: String, next: Int)] = []
        var parameters: [(kind: LinkKind, next: Int)] = []
        /// The patterns whose path ends here.
        var ends: [Int] = []

        /// The index of a word, or where it would be inserted.
        func place(of word: String) -> Int {
            var (low, high) = (0, words.count)
            while low < high {
                let middle = (low + high) / 2
                if words[middle].word < word { low = middle + 1 } else { high = middle }
            }
            return low
        }

        func next(at place: Int, _ word: String) -> Int? {
            place < words.count && words[place].word == word ? words[place].next : nil
        }
    }

    /// How far a link was understood, and what is missing after it.
    private struct Reach {
        var parts = 0
        var missing: String?

        /// Records that a pattern understood some parts, and what it misses after them.
        mutating func extend(to parts: Int, missing: String? = nil) {
            guard parts > self.parts || (parts == self.parts && self.missing == nil) else { return }
            self.parts = parts
            self.missing = missing
        }
    }

    private var nodes = [Node()]

    @usableFromInline init(_ shapes: [LinkShape]) {
        for index in shapes.indices { insert(shapes[index], as: index) }
    }

    /// Adds a pattern by its index.
    @usableFromInline mutating func insert(_ shape: LinkShape, as pattern: Int) {
        var node = 0
        for step in shape.path { node = next(after: node, step) }
        nodes[node].ends.append(pattern)
    }

    private mutating func next(after node: Int, _ step: LinkStep) -> Int {
        let new = nodes.count
        if let kind = step.kind {
            for known in nodes[node].parameters where known.kind.type == kind.type { return known.next }
            nodes[node].parameters.append((kind, new))
        } else {
            let place = nodes[node].place(of: step.name)
            if let known = nodes[node].next(at: place, step.name) { return known }
            nodes[node].words.insert((step.name, new), at: place)
        }
        nodes.append(Node())
        return new
    }

    /// The index of an address's pattern.
    ///
    /// - Throws: ``RefusedLink`` naming the first part that no pattern understands.
    @usableFromInline func pattern(of address: LinkAddress, in shapes: [LinkShape]) throws(RefusedLink) -> Int {
        var reach = Reach()
        if let found = find(address, shapes, from: 0, at: 0, &reach) { return found }
        guard reach.parts < address.segments.count + address.items.count else {
            throw RefusedLink(address, missing: reach.missing)
        }
        throw RefusedLink(address, .notUnderstood, part: reach.parts)
    }

    private func find(
        _ address: LinkAddress, _ shapes: [LinkShape], from node: Int, at depth: Int, _ reach: inout Reach
    ) -> Int? {
        guard depth < address.segments.count else { return end(address, shapes, at: node, &reach) }
        reach.extend(to: depth)
        let segment = address.segments[depth]
        if let next = nodes[node].next(at: nodes[node].place(of: segment), segment),
            let found = find(address, shapes, from: next, at: depth + 1, &reach)
        {
            return found
        }
        for (kind, next) in nodes[node].parameters where kind.accepts(segment) {
            if let found = find(address, shapes, from: next, at: depth + 1, &reach) { return found }
        }
        return nil
    }

    /// The pattern that ends here, knows all items of the address in any order, and misses none.
    private func end(_ address: LinkAddress, _ shapes: [LinkShape], at node: Int, _ reach: inout Reach) -> Int? {
        reach.extend(to: address.segments.count)
        for pattern in nodes[node].ends {
            let steps = shapes[pattern].items
            var fitting = 0
            while fitting < address.items.count, Self.understands(address.items[fitting], steps) { fitting += 1 }
            let missing = steps.firstIndex { !$0.isOptional && address.value(of: $0.name).isEmpty }
            if fitting == address.items.count, missing == nil { return pattern }
            reach.extend(to: address.segments.count + fitting, missing: missing.map { steps[$0].name })
        }
        return nil
    }

    private static func understands(_ item: LinkItem, _ steps: [LinkStep]) -> Bool {
        guard let index = steps.firstIndex(where: { $0.name == item.name }) else { return false }
        return steps[index].kind?.accepts(item.value) == true
    }
}
