import DesignSystem
import Domain
import Support
import TextShell

@testable import App

/// An input that types random commands: numbers of actions, navigation, links, undo and redo.
final class Wanderer: LineInput {
    let isTerminal = true
    private(set) var typed: [String] = []
    private var random: SeededGenerator
    private let steps: Int
    private let onAsk: ([String]) -> Void

    /// An input of some commands; before each, `onAsk` gets the lines typed so far.
    init(seed: UInt64, steps: Int, onAsk: @escaping ([String]) -> Void) {
        random = SeededGenerator(seed: seed)
        self.steps = steps
        self.onAsk = onAsk
    }

    func line(prompt: String) async -> String? {
        guard prompt == "clinic> " else { return "7" }
        onAsk(typed)
        guard typed.count < steps else { return nil }
        typed.append(command())
        return typed.last
    }

    func secret(prompt: String) async -> String? { HelpText.examplePassword }
    func abandon() {}
    func close() {}

    private func command() -> String {
        switch Int.random(in: 0..<100, using: &random) {
        case 0..<60: "\(Int.random(in: 1...12, using: &random))"
        case 60..<72: "back"
        case 72..<80: "go \(AppSection.allCases.randomElement(using: &random)?.title ?? "")"
        case 80..<88: "open \(Self.links.randomElement(using: &random) ?? "")"
        case 88..<94: "undo"
        case 94..<98: "redo"
        default: "home"
        }
    }

    private static let links = AppRoute.all.compactMap(\.link)
}

extension Wanderer {
    /// A random walk through an app, from its start.
    static func walk(
        seed: UInt64, steps: Int, in scene: AppScene, onAsk: @escaping ([String]) -> Void = { _ in }
    ) async {
        let wanderer = Wanderer(seed: seed, steps: steps, onAsk: onAsk)
        _ = await talk(about: scene, wanderer)
    }

    /// Replays lines from the start of an app, and returns the messages about them.
    static func replay(_ lines: [String], in scene: AppScene) async -> [String] {
        await talk(about: scene, ScriptedLines(lines))
    }

    private static func talk(about scene: AppScene, _ input: any LineInput) async -> [String] {
        let output = Overheard()
        let settings = ShellSettings(
            program: .clinic, format: { ScreenFormat(.text, width: 80, theme: .none) }, stopsAtFailure: false,
            variable: { ["CLINIC_PASSWORD": HelpText.examplePassword][$0] })
        _ = await ShellSession(scene: scene, input: input, output: output, settings: settings).run()
        return output.words
    }
}

/// An input of fixed lines, without secrets.
private final class ScriptedLines: LineInput {
    let isTerminal = true
    private var lines: ArraySlice<String>

    init(_ lines: [String]) {
        self.lines = lines[...]
    }

    func line(prompt: String) async -> String? { lines.popFirst() }
    func secret(prompt: String) async -> String? { nil }
    func abandon() {}
    func close() {}
}
