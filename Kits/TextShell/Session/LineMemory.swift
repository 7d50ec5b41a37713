import HeadlessUI

/// Decides which of the lines that are typed can be brought back in this conversation: those that the person who is
/// here had carried out, and the last one that was refused, to be put right.
@MainActor final class LineMemory {
    private let scene: any ShellScene
    private let input: any LineInput
    private var person: String?
    private var typed = TypedLines()
    private var taken: String?
    private var refused: String?

    init(scene: any ShellScene, input: any LineInput) {
        (self.scene, self.input) = (scene, input)
        person = scene.person
    }

    /// The lines to bring back, oldest first: none of anyone who was here before.
    func lines() -> [String] {
        taken = nil
        if person != scene.person { forget() }
        return typed.lines + (refused.map { [$0] } ?? [])
    }

    /// Takes a typed line, before it is carried out.
    func take(_ line: String, isKept: Bool) {
        let line = line.trimmed
        taken = isKept && !line.isEmpty && line.utf8.count <= TypedLines.maxLength ? line : nil
    }

    /// Keeps the line: it was carried out.
    func keep() {
        refused = nil
        if let line = taken.take() { typed.add(line) }
    }

    /// Keeps the line until another one is carried out: who knows what it was meant to be.
    func refuse() {
        refused = taken.take()
    }

    /// Forgets all lines, and what was cut from them: somebody else may be here by now.
    func forget() {
        (person, typed, taken, refused) = (scene.person, TypedLines(), nil, nil)
        input.forget()
    }
}

extension Screen {
    /// Whether a field of the screen takes a secret, which may be typed at the wrong place.
    var asksForSecret: Bool { controls.contains { $0.role == .secureField } }
}
