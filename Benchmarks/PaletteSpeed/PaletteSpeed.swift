import TextShell

/// Searches the palette's index a number of times: Benchmarks/palette counts its instructions and takes its time.
@main struct PaletteSpeed {
    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count == 4, let size = Int(arguments[1]), let count = Int(arguments[3]) else {
            throw WrongArguments()
        }
        let (index, text) = (PaletteIndex(Self.entries(size)), arguments[2])
        var total = 0
        let clock = ContinuousClock()
        // The time in the middle: what else the machine does counts less than in the mean.
        let times = (0..<max(count, 1)).map { _ in
            clock.measure { total &+= index.matches(text, limit: 20).count }
        }.sorted()
        print("\(total) \(times[times.count / 2] / .microseconds(1))")
    }

    /// The commands and routes of an app, then records with a name each.
    private static func entries(_ size: Int) -> [PaletteEntry] {
        let places = [
            "Home", "Orders", "Patients", "Appointments", "Catalog", "Settings", "Profile", "Cart", "Sign out",
        ]
        let fixed = (0..<150).map { PaletteEntry(label: "\(places[$0 % 9]) \($0)", detail: "place", line: "go \($0)") }
        return fixed
            + (0..<size).map { number in
                PaletteEntry(
                    label: "\(first[number % first.count]) \(last[number / first.count % last.count])",
                    detail: "Patient, #\(number)", line: "patient \(number)")
            }
    }

    private static let first = [
        "Lena", "Jakub", "Aroha", "Sofia", "Mai", "Oluwaseun", "Marguerite", "Yusuf", "Priya", "José", "Ana", "Chen",
        "Tomás",
    ]
    private static let last = [
        "Vogt", "Nowak", "Ngata", "Papadopoulou", "Nguyễn", "Adeyemi", "Delacroix", "Demir", "Natarajan", "Álvarez",
        "Ruiz", "Herrera", "Mensah", "Okafor", "Petrescu", "Molina", "Larsen",
    ]
}

/// The arguments are the number of records, the text to search for, and how often.
struct WrongArguments: Error {}
