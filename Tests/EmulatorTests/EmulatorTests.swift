import Foundation
import Testing

@testable import TextShell

/// A terminal of other people's shows exactly what the window is, after every step.
@Suite struct EmulatorTests {
    /// The steps in all, and the seed of the first walk: for the soak they are in the environment.
    private static let steps = number("WINDOW_SIZE") ?? 3_000
    private static let seed = number("WINDOW_SEED") ?? 1

    private static func number(_ name: String) -> Int? { ProcessInfo.processInfo.environment[name].flatMap { Int($0) } }

    @Test(arguments: [(40, 12), (80, 24), (200, 60)], WindowTheme.Name.allCases)
    func `differences show what drawing everything again shows`(size: (Int, Int), theme: WindowTheme.Name) throws {
        let seed = UInt64(Self.seed * 1_000 + size.0)
        var walk = WindowWalk(seed: seed, columns: size.0, rows: size.1, theme: WindowTheme(theme))
        let emulator = try #require(Emulator(columns: size.0, rows: size.1))
        for step in 0..<(Self.steps / 12) {
            emulator.write(walk.step())
            if let difference = emulator.difference(from: walk.drawing, reversesFocus: theme != .contrast) {
                Issue.record("seed \(seed), step \(step): \(difference)")
                return
            }
            guard step % 16 == 0 else { continue }
            let other = try #require(Emulator(columns: size.0, rows: size.1))
            other.write(walk.drawing.whole(in: walk.theme))
            if let difference = emulator.difference(from: other) {
                Issue.record("seed \(seed), step \(step), drawn again: \(difference)")
                return
            }
        }
        print("window: \(Self.steps / 12) steps at \(size.0) × \(size.1), \(theme.rawValue), seed \(seed)")
    }
}
