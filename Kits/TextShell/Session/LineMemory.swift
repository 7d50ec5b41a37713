import HeadlessUI

/// Decides which of the lines that are typed can be brought back: those that were carried out, and the last one that
/// was refused, to be put right.
@MainActor final class LineMemory {
    private let scene: any ShellScene
    private var own = TypedLines()
    private var taken: String?
    private var refused: String?

    init(scene: any ShellScene) {
        self.scene = scene
    }

    /// The lines to bring back, oldest first.
    var lines: [String] { (scene.earlierLines ?? own.lines) + (refused.map { [$0] } ?? []) }

    /// Takes a typed line, before it is carried out.
    func take(_ line: String, isKept: Bool) {
        let line = line.trimmed
        taken = isKept && !line.isEmpty ? line : nil
    }

    /// Keeps the line: it was carried out.
    func keep() async {
        guard let taken = taken.take() else { return }
        refused = nil
        own.add(taken)
        await scene.note(line: taken)
    }

    /// Keeps the line until another one is carried out, in this conversation only: who knows what it was meant to be.
    func refuse() {
        refused = taken.take() ?? refused
    }

    /// Forgets the line that was refused: somebody else may be here by now.
    func forget() {
        (taken, refused) = (nil, nil)
    }
}

extension Screen {
    /// Whether a field of the screen takes a secret, which may be typed at the wrong place.
    var asksForSecret: Bool { controls.contains { $0.role == .secureField } }
}
