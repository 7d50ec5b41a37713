// headless
import DesignSystem
import TextShell

/// What the command line asks for.
struct LaunchOptions {
    static let help = """
        Usage: starter [OPTIONS]

        Lines come from a terminal or a pipe; "help" lists what they can say, "links" all places.

          --width N    cells in a line; else the terminal's, else 80
          --format F   text, linear (read aloud) or json
          --stop       end at the first command that fails
          --help       this text

        The exit code is 0, that of the first failure, or 64 for a command line that is not understood.

        """

    private(set) var wantsHelp = false
    private(set) var stops = false
    private var width: Int?
    private var kind = ScreenFormat.Kind.text

    /// Reads the arguments after the program's name.
    init(_ arguments: [String]) throws(CommandFailure) {
        var rest = arguments[...]
        while let option = rest.popFirst() {
            switch option {
            case "-h", "--help": wantsHelp = true
            case "--stop": stops = true
            case "--width": width = try Self.value(of: option, in: &rest, "a number from 20") { Int($0).flatMap { $0 < 20 ? nil : $0 } }
            case "--format": kind = try Self.value(of: option, in: &rest, "text, linear or json", ScreenFormat.Kind.init)
            default: throw CommandFailure("“\(option)” is not understood. --help lists the options.", .usage)
            }
        }
    }

    /// How screens are written.
    var format: ScreenFormat {
        ScreenFormat(kind, width: width ?? Terminal.width, theme: Terminal.isOutput ? .standard : .none)
    }

    private static func value<Value>(
        of option: String, in rest: inout ArraySlice<String>, _ form: String, _ read: (String) -> Value?
    ) throws(CommandFailure) -> Value {
        guard let value = rest.popFirst().flatMap(read) else {
            throw CommandFailure("\(option) needs \(form).", .usage)
        }
        return value
    }
}
