/// The core and the model, side by side.
struct Comparison {
    private var real = RealNavigation()
    private var model = NaiveNavigation()
    private let fault: Fault?

    init(fault: Fault? = nil) {
        self.fault = fault
    }

    /// Performs a step on both. Returns the difference, or nil.
    mutating func take(_ step: Step) -> String? {
        let (isChanged, expected) = (real.take(step, fault), model.take(step))
        let shown = real.pile
        guard isChanged != expected || shown != model.pile else { return nil }
        return """
            expected \(Self.text(model.pile)), changed: \(expected)
            actual   \(Self.text(shown)), changed: \(isChanged)
            """
    }

    /// The first difference during some steps, or nil.
    static func difference(after steps: [Step], fault: Fault? = nil) -> String? {
        var comparison = Comparison(fault: fault)
        for step in steps {
            if let difference = comparison.take(step) { return difference }
        }
        return nil
    }

    /// The first sequence of up to `depth` steps of an alphabet with a difference, and the number of sequences tried.
    static func search(_ alphabet: [Step], depth: Int, fault: Fault? = nil) -> (tried: Int, failing: [Step]?) {
        var tried = 0
        func search(_ comparison: Comparison, _ steps: [Step]) -> [Step]? {
            guard steps.count < depth else { return nil }
            for step in alphabet {
                tried += 1
                var next = comparison
                if next.take(step) != nil { return steps + [step] }
                if let failing = search(next, steps + [step]) { return failing }
            }
            return nil
        }
        let failing = search(Comparison(fault: fault), [])
        return (tried, failing)
    }

    /// A minimal failing sequence, as a transcript.
    static func transcript(of steps: [Step], fault: Fault? = nil) -> String {
        let shrunk = shrunk(steps) { difference(after: $0, fault: fault) != nil }
        let lines = shrunk.enumerated().map { "\($0 + 1). \($1)" }
        return (lines + [difference(after: shrunk, fault: fault) ?? ""]).joined(separator: "\n")
    }

    /// The steps that remain after removing ever smaller parts as long as the rest still fails.
    static func shrunk(_ steps: [Step], fails: ([Step]) -> Bool) -> [Step] {
        var (steps, size) = (steps, max(1, steps.count / 2))
        while true {
            let starts = stride(from: 0, to: steps.count, by: size)
            let shorter = starts.lazy.map { Array(steps[..<$0] + steps[$0...].dropFirst(size)) }.first(where: fails)
            if let shorter { steps = shorter } else if size > 1 { size /= 2 } else { return steps }
        }
    }

    private static func text(_ pile: [NaiveNavigation.Card]) -> String {
        pile.map { card in
            let visits = card.visits.map { "\($0.route)\($0.number)" }.joined(separator: " ")
            return card.isAlert ? "[#\(card.stack) alert \(card.name)]" : "[#\(card.stack) \(visits)]"
        }.joined(separator: " ")
    }
}
