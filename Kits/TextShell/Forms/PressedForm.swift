import HeadlessUI

/// A form of which a button was pressed: whether it was saved shows in what comes of it.
@MainActor struct PressedForm {
    private let place: ScenePlace
    private let drafts: Int

    /// The form of a screen, before the button is pressed; nil for a screen without fields.
    init?(_ screen: Screen, of scene: any ShellScene) {
        guard !screen.formFields.isEmpty else { return nil }
        (place, drafts) = (scene.visiblePlace, scene.unsaved.count)
    }

    /// Whether the form was left and nothing of it is unsaved any more, at the screen that came of it.
    fileprivate func isSaved(_ screen: Screen, of scene: any ShellScene) -> Bool {
        scene.visiblePlace != place && screen.failure == nil && scene.unsaved.count < drafts
    }
}

extension CommandInterpreter {
    /// The words that a form was saved, once, at the screen that came of it; nil if none was.
    func takeSaved(at screen: Screen) -> String? {
        guard let form = pressedForm.take(), form.isSaved(screen, of: scene) else { return nil }
        return "Saved: \(screen.record?.words ?? screen.path)."
    }
}

extension ShellSession {
    /// Says that a form was saved: to a person, and where it was filled in field by field.
    func tellSaved(by command: Command, at screen: Screen, toPerson: Bool) {
        guard let words = interpreter.takeSaved(at: screen), toPerson || command == .fill else { return }
        notify(words)
    }
}

extension Record {
    /// The kind of thing and its number or name, such as “order #1042”.
    fileprivate var words: String {
        switch id {
        case .number(let number): "\(type) #\(number)"
        case .text(let name): "\(type) \(name)"
        default: type
        }
    }
}
