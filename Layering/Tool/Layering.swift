import LayeringCommands

/// The command line: `layering check` and its siblings.
@main
enum Layering {
    static func main() { Command.main() }
}
