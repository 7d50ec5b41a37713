import Foundation
import TextShell

/// Explores the clinic and draws its map: `scripts/graph`.
@main struct GraphCommand {
    @MainActor static func main() async {
        let program = ShellProgram(name: "graph", title: "Clinic's map")
        let tool = GraphTool(output: StandardOutput(terminal: Terminal(), program: program))
        exit(await tool.run(Array(CommandLine.arguments.dropFirst())).rawValue)
    }
}
