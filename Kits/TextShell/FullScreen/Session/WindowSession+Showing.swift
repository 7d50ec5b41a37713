#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import HeadlessUI

/// Keeping the window current.
extension WindowSession {
    /// Shows the screen that a step of the person leads to.
    func showStep() async {
        await show(isOwn: true)
        firstFailure = firstFailure ?? scene.exitCode(for: window.screen)
        await scene.didSettle()
        window.message += scene.drainNotices()
        awaitLock()
    }

    /// Shows what has changed by itself.
    func showChange() async {
        await show(isOwn: false)
        window.message += scene.drainNotices()
        if !window.changed.isEmpty { alarms.set(.marks, in: .seconds(3)) }
    }

    private func show(isOwn: Bool) async {
        let screen = await host.settle()
        if person != scene.person { forgetPerson() }
        let visible = scene.visiblePlace
        window.maxWidth = settings.width() ?? .max
        window.show(screen, at: visible, live: scene.livePlaces, isOwn: isOwn)
        guard place.at != visible || screen.style == .alert else { return awaitMinute() }
        device.title(screen.path)
        place = (device.begin(), visible)
        awaitMinute()
    }

    /// Forgets all that somebody typed: another person is here by now.
    func forgetPerson() {
        person = scene.person
        (typed, reader) = (TypedLines(), WindowKeyReader())
        window.forgetPerson()
    }

    /// Draws what has changed since the last time.
    func draw() {
        guard end == nil else { return }
        window.typed = typed.lines
        let drawing = window.drawing
        let theme = settings.theme()
        let bytes = drawn.map { drawing.replacing($0, in: theme) } ?? drawing.whole(in: theme)
        drawn = drawing
        guard !bytes.isEmpty else { return }
        device.willShow(drawing)
        do {
            try device.show(bytes)
        } catch {
            end = end ?? (error.readerIsGone ? .outputClosed : .ioError)
        }
    }

    /// Looks up what a list asks for: everything that can be done here and everywhere, and records.
    func answerChooser() async {
        guard case .chooser(var chooser) = window.overlay, let text = chooser.question else { return }
        let palette = Palette(of: scene, on: window.screen)
        // What is typed where a secret is asked for is searched for nowhere.
        let isSearch = !text.isEmpty && !window.screen.asksForSecret
        let found = isSearch ? await palette.everything(text) : palette.matches(text, limit: 40)
        chooser.answer(found.map { entry(of: $0) })
        window.overlay = .chooser(chooser)
    }

    /// An entry to choose. The meaning of a number is kept as the control that it is now.
    private func entry(of match: PaletteMatch) -> Chooser.Entry {
        let found = match.entry
        let control = window.screen.controls.first { $0.number == found.line }
        return Chooser.Entry(
            title: found.label, detail: found.detail,
            choice: control.map { .use($0) } ?? .line(found.line, isTyped: false), positions: match.positions)
    }
}

/// Waiting for what time brings.
extension WindowSession {
    /// Locks when the person has been idle for long enough.
    func awaitLock() {
        alarms.set(.lock, in: scene.timeUntilLock.map { max($0, .seconds(1)) })
    }

    /// Shows the screen anew at the next minute, if it shows the time.
    private func awaitMinute() {
        guard window.screen.content.contains(where: { $0.identifier == "now" && $0.role == .mark }),
            let now = scene.environment.now
        else { return alarms.set(.minute, in: nil) }
        let seconds = now.timeIntervalSinceReferenceDate
        alarms.set(.minute, in: .seconds(60 - seconds.truncatingRemainder(dividingBy: 60)) + .milliseconds(20))
    }
}
