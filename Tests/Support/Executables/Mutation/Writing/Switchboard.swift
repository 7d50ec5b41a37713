/// The additional source of each mutated module: the check of which mutant is active, and the operators of its
/// mutants. Where `CLINIC_MUTANTS_REACHED` names a file of a mebibyte, its byte at a mutant's number becomes 1 when the
/// mutant's place is reached, by this program or one that it starts.
package enum Switchboard {
    /// The source's text.
    package static func text(for mutants: [Mutant]) -> String {
        ([functions] + mutants.compactMap(operation)).joined(separator: "\n")
    }

    private static let functions = """
        import Foundation

        @usableFromInline nonisolated let mutantInUse = getenv("CLINIC_MUTANT").flatMap { Int(String(cString: $0)) } ?? 0
        nonisolated(unsafe) let mutantsReached: UnsafeMutablePointer<UInt8>? = {
            guard let path = getenv("CLINIC_MUTANTS_REACHED") else { return nil }
            let file = open(path, O_RDWR)
            defer { close(file) }
            let bytes = mmap(nil, 1 << 20, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0)
            return bytes == MAP_FAILED ? nil : bytes?.assumingMemoryBound(to: UInt8.self)
        }()
        @usableFromInline nonisolated func isMutant(_ number: Int) -> Bool {
            mutantsReached?[number] = 1
            return number == mutantInUse
        }
        @usableFromInline nonisolated func mutantNegated(_ number: Int, _ value: Bool) -> Bool {
            isMutant(number) ? !value : value
        }
        @usableFromInline nonisolated func mutantNumber<N: Numeric>(_ number: Int, _ value: N) -> N {
            isMutant(number) ? value + 1 : value
        }
        """

    private static func operation(_ mutant: Mutant) -> String? {
        guard case .operation(let old, let new) = mutant.site.change else { return nil }
        let head = "@usableFromInline nonisolated func \(mutant.symbol)"
        let declaration = "infix operator \(mutant.symbol): \(precedence(of: old))"
        let asked = "isMutant(\(mutant.number))"
        let choice = "\(asked) ? (one \(new) other) : (one \(old) other)"
        switch old {
        case "&&", "||":
            return """
                \(declaration)
                \(head)(one: Bool, other: @autoclosure () throws -> Bool) rethrows -> Bool {
                    \(asked) ? try (one \(new) other()) : try (one \(old) other())
                }
                """
        case "==", "!=":
            return """
                \(declaration)
                \(head)<T: Equatable>(one: T, other: T) -> Bool { \(choice) }
                \(head)<T>(one: T?, other: _OptionalNilComparisonType) -> Bool { \(choice) }
                """
        case "+", "-":
            let joining =
                "\(head)<T: RangeReplaceableCollection>(one: T, other: T) -> T { \(asked) ? one : one + other }"
            return "\(declaration)\n\(head)<T: AdditiveArithmetic>(one: T, other: T) -> T { \(choice) }"
                + (old == "+" ? "\n\(joining)" : "")
        default: return "\(declaration)\n\(head)<T: Comparable>(one: T, other: T) -> Bool { \(choice) }"
        }
    }

    private static func precedence(of operation: String) -> String {
        switch operation {
        case "&&": "LogicalConjunctionPrecedence"
        case "||": "LogicalDisjunctionPrecedence"
        case "+", "-": "AdditionPrecedence"
        default: "ComparisonPrecedence"
        }
    }
}
