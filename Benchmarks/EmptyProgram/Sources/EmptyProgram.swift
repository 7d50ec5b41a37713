import FoundationEssentials

/// The minimal program of this kind, for the cost of a start: it prints a date.
@main struct EmptyProgram {
    static func main() {
        print(Date(timeIntervalSince1970: 0))
    }
}
