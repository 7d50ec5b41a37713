import Foundation
import Mutation

/// Writes mutants into a copy of the package. scripts/mutate calls it.
///
/// Arguments: the package, its copy, a folder for lists, the seed, the number of mutants, and the modules as
/// `NAME=FOLDER`. The folder may hold `refused`, the keys of sites that do not compile, and gets `mutants` (number,
/// module, place, key, name) and `sites` (the name of every site).
@main
enum PlantMutants {
    static func main() throws {
        let arguments = Array(CommandLine.arguments.dropFirst())
        guard arguments.count > 5, let seed = UInt64(arguments[3]), let size = Int(arguments[4]) else {
            throw CocoaError(.featureUnsupported, userInfo: [NSLocalizedDescriptionKey: "call it by scripts/mutate"])
        }
        let lists = URL(filePath: arguments[2])
        let refused = (try? String(contentsOf: lists.appending(path: "refused"), encoding: .utf8)) ?? ""
        let plan = Plan(
            package: URL(filePath: arguments[0]), copy: URL(filePath: arguments[1]),
            modules: arguments[5...].map(module), seed: seed, size: size,
            refused: Set(refused.split(separator: "\n").map(String.init)))
        let (all, mutants) = try plan.carryOut()
        try write(all.map(\.name), to: lists.appending(path: "sites"))
        let lines = mutants.map { place, mutant in
            ["\(mutant.number)", place.module, "\(place.path):\(place.site.line)", place.key, place.name].joined(
                separator: "\t")
        }
        try write(lines, to: lists.appending(path: "mutants"))
    }

    private static func module(_ argument: String) -> (name: String, folder: String) {
        let parts = argument.split(separator: "=").map(String.init)
        return (parts.first ?? "", parts.last ?? "")
    }

    private static func write(_ lines: [String], to file: URL) throws {
        try (lines.joined(separator: "\n") + "\n").write(to: file, atomically: true, encoding: .utf8)
    }
}
