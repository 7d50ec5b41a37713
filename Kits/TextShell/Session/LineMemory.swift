import HeadlessUI

/// Decides which of the lines that are typed can be brought back: those that the person who is here had carried out,
/// and the last one that was refused, to be put right. Those that tell nothing about anybody outlast the conversation.
@MainActor final class LineMemory {
    private let scene: any ShellScene
    private let input: any LineInput
    private var person: String?
    private var typed = TypedLines()
    private var hasEarlier = false
    private var taken: String?
    private var isTakenForLater = false
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

    /// Looks up what the person who is here by now typed in earlier conversations, if a person is typing.
    func follow() async {
        if person != scene.person { forget() }
        guard input.isTerminal, !hasEarlier else { return }
        hasEarlier = true
        for line in await scene.earlierLines() { typed.add(line) }
    }

    /// Takes a line that was typed at a screen, before it is carried out.
    func take(_ line: String, at screen: Screen?) {
        let line = line.trimmed
        guard input.isTerminal, let screen, !screen.asksForSecret, !line.isEmpty,
            line.utf8.count <= TypedLines.maxLength
        else { return taken = nil }
        taken = line
        isTakenForLater = person != nil && scene.vocabulary(at: screen).covers(line)
    }

    /// Keeps the line: it was carried out. The line with which somebody came or left is nobody's to keep for later.
    func keep() async {
        refused = nil
        guard let line = taken.take() else { return }
        typed.add(line)
        if isTakenForLater, person == scene.person { await scene.keepForLater(line) }
    }

    /// Keeps the line until another one is carried out: who knows what it was meant to be.
    func refuse() {
        refused = taken.take()
    }

    /// Forgets all lines, and what was cut from them: somebody else may be here by now.
    func forget() {
        (person, typed, hasEarlier, taken, refused) = (scene.person, TypedLines(), false, nil, nil)
        input.forget()
    }
}

extension ShellScene {
    fileprivate func vocabulary(at screen: Screen) -> LineVocabulary {
        LineVocabulary(screen, words: words.map(\.name), records: recordWords, links: links)
    }
}

extension Screen {
    /// Whether a field of the screen takes a secret, which may be typed at the wrong place.
    var asksForSecret: Bool { controls.contains { $0.role == .secureField } }
}
