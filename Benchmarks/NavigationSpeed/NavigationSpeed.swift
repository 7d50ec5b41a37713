/// Does one operation of navigation some times over: what Benchmarks/navigation counts the instructions of.
@main struct NavigationSpeed {
    static func main() throws {
        let arguments = CommandLine.arguments
        if arguments.count == 2, arguments[1] == "list" {
            return print(Operation.all.map(\.name).joined(separator: "\n"))
        }
        guard arguments.count == 3, let count = Int(arguments[2]),
            let operation = Operation.all.first(where: { $0.name == arguments[1] })
        else { throw WrongArguments() }
        print(operation.run(count))
    }
}

/// The arguments are `list`, or an operation's name and how often to do it.
struct WrongArguments: Error {}

/// Something that is done over and over.
struct Operation {
    let name: String
    /// Does it some times, and gives something made of all results, so that no work can be left out.
    let run: (Int) -> Int

    /// Does the same each time. What it is done to is made once, outside of what is counted.
    init<Subject>(_ name: String, on subject: @escaping () -> Subject, _ act: @escaping (inout Subject) -> Int) {
        self.name = name
        run = { count in
            var (subject, total) = (subject(), 0)
            for _ in 0..<count { total &+= act(&subject) }
            return total
        }
    }
}
