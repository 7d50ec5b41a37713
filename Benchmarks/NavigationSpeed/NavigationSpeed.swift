/// Runs one operation of navigation a number of times; Benchmarks/navigation counts its instructions.
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

/// The arguments are `list`, or an operation's name with a count.
struct WrongArguments: Error {}

/// A repeatable operation.
struct Operation {
    let name: String
    /// Runs it a number of times, and returns a value from all results, so that no work is optimised away.
    let run: (Int) -> Int

    /// An operation that repeats the same action. Its subject is made once, outside of the measurement.
    init<Subject>(_ name: String, on subject: @escaping () -> Subject, _ act: @escaping (inout Subject) -> Int) {
        self.name = name
        run = { count in
            var (subject, total) = (subject(), 0)
            for _ in 0..<count { total &+= act(&subject) }
            return total
        }
    }
}
