import DesignSystem
import Exploring
import Foundation
import TextShell

@testable import App

/// The options of the tool that explores the clinic and draws its map.
nonisolated struct GraphOptions: Hashable, Sendable {
    /// The form of the map.
    private(set) var format = NavigationMap.Format.text

    /// The starts to explore from; by default all.
    private(set) var starts = ExploredStart.all

    /// The most steps from a start, or nil for no limit.
    private(set) var depth: Int?

    /// The time of the walks.
    private(set) var now = ExploredStart.moment

    /// Parses the arguments; `--depth=3` is `--depth 3`.
    ///
    /// - Throws: a failure with the correct usage.
    init(_ arguments: [String]) throws(CommandFailure) {
        var rest = arguments.flatMap {
            $0.hasPrefix("--") ? $0.split(separator: "=", maxSplits: 1).map(String.init) : [$0]
        }[...]
        var formats: [String] = []
        while let word = rest.popFirst() {
            switch word {
            case "--as": starts = try Self.starts(of: try value(of: word, &rest))
            case "--depth": depth = try Self.depth(try value(of: word, &rest))
            case "--now": now = try Self.moment(try value(of: word, &rest))
            case _ where word.hasPrefix("-"): throw .badGraph("There is no option “\(VisibleText.escaped(word))”.")
            default: formats.append(word)
            }
        }
        if formats.count > 1 { throw .badGraph("“graph” takes one format.") }
        if let format = formats.first { self.format = try Self.format(format) }
    }

    private func value(of name: String, _ rest: inout ArraySlice<String>) throws(CommandFailure) -> String {
        guard let value = rest.popFirst() else { throw .badGraph("\(name) needs a value.") }
        return value
    }

    private static func starts(of user: String) throws(CommandFailure) -> [ExploredStart] {
        let starts = ExploredStart.all.filter { $0.person.rawValue == user }
        guard starts.isEmpty else { return starts }
        let people = ExploringPerson.allCases.map(\.rawValue).joined(separator: ", ")
        throw .badGraph("“graph” explores as one of \(people), not as “\(VisibleText.escaped(user))”.")
    }

    private static func depth(_ value: String) throws(CommandFailure) -> Int {
        guard let depth = Int(value), (1...99).contains(depth) else {
            throw .badGraph("--depth takes a number from 1 to 99, not “\(VisibleText.escaped(value))”.")
        }
        return depth
    }

    private static func moment(_ value: String) throws(CommandFailure) -> Date {
        guard let moment = try? LaunchOptions(arguments: ["--now", value]).now else {
            throw .badGraph("--now takes a time such as 2026-03-02T09:12:00Z, not “\(VisibleText.escaped(value))”.")
        }
        return moment
    }

    private static func format(_ word: String) throws(CommandFailure) -> NavigationMap.Format {
        guard let format = NavigationMap.Format(rawValue: word) else {
            let formats = NavigationMap.Format.allCases.map(\.rawValue).joined(separator: ", ")
            throw .badGraph("“graph” takes one of \(formats), not “\(VisibleText.escaped(word))”.")
        }
        return format
    }
}

nonisolated extension CommandFailure {
    fileprivate static func badGraph(_ problem: String) -> CommandFailure {
        CommandFailure("\(problem) See scripts/graph --help.", .usage)
    }
}
