import HeadlessUI

/// Carrying out what keys ask for.
extension WindowSession {
    /// Handles a key, and shows what it leads to.
    ///
    /// - Parameters:
    ///   - key: the key.
    ///   - number: the number of the place that was on show when it was pressed.
    /// - Returns: whether the conversation is over.
    func press(_ key: WindowKey, typedAt number: Int) async -> Bool {
        guard end == nil else { return true }
        if number < place.number, number < leftOut || key.isBinding(inField: isInField) {
            leftOut = place.number
            window.message = ["What you typed before this was shown was left out."]
            return false
        }
        // Keys that came in one piece: what is chosen is one of those that all of the text finds.
        if !key.isTyping { await answerChooser() }
        let wasLeaving = isLeaving
        isLeaving = false
        for effect in window.press(key) {
            if await carryOut(effect, again: wasLeaving) { return true }
        }
        return false
    }

    private var isInField: Bool { window.edit != nil || window.focusedControl?.isTyped == true }

    private func carryOut(_ effect: WindowEffect, again: Bool) async -> Bool {
        switch effect {
        case .redraw: drawn = nil
        case .carryOut(.quit): return leaves(by: .quit, again: again)
        case .carryOut(.interrupt): return leaves(by: .interrupt, again: again)
        case .line(let line, let isTyped): return await carryOut(line: line, again: again, isTyped: isTyped)
        case .fill(let field, let text), .choose(let field, let text): await fill(field, with: text)
        case .press(let control): await press(control)
        case .use(let control):
            guard let control = current(control) else { return false }
            window.setFocus(control.action.map { .control($0) })
            for effect in window.use(byEnter: false) where await carryOut(effect, again: again) { return true }
        case .carryOut(.help("")):
            let help = WindowHelp.text + HelpPage(of: scene, on: window.screen).textInWindow
            window.overlay = .pages(Pages(text: help, isProse: true))
        case .carryOut(let command): await carryOut(command)
        }
        return false
    }

    private func carryOut(line: String, again: Bool, isTyped: Bool) async -> Bool {
        if isTyped, !window.screen.asksForSecret { typed.add(line.trimmed) }
        do throws(CommandFailure) {
            let command = try Command(line, on: window.screen)
            if command.isLeaving { return leaves(by: command, again: again) }
            if let field = field(of: command) { focus(on: field) } else { await carryOut(command) }
        } catch {
            fail(error)
        }
        return false
    }

    /// The control as it is on the screen by now; says so where it is no longer there.
    private func current(_ control: Node) -> Node? {
        let now = ControlIdentity(control).same(on: window.screen)
        if now == nil {
            window.message = ["The screen has changed, and “\(control.spokenName)” is gone: nothing was done."]
        }
        return now
    }

    private func press(_ control: Node) async {
        guard let control = current(control), let number = control.number else { return }
        let (form, place) = (window.screen, scene.visiblePlace)
        await carryOut(.press(number))
        guard form.savingButton?.action == control.action, scene.visiblePlace == place else { return }
        if let wrong = window.screen.fieldWithProblem { focus(on: wrong) }
    }

    private func fill(_ field: Node, with text: String) async {
        guard let now = current(field) else { return }
        await step { () async throws(CommandFailure) in try await self.put(text, into: now) }
    }

    /// The field that a command names without a value: it is filled in where it is.
    private func field(of command: Command) -> Node? {
        let screen = window.screen
        switch command {
        case .fill: return screen.formFields.first
        case .press(let name), .bare(let name):
            let found = ControlMatch(of: screen).candidates(for: name.lowercased())
            return found.count == 1 ? found.first { $0.isEnabled && $0.role != .button && $0.role != .toggle } : nil
        case .set(let text):
            do throws(CommandFailure) {
                let (field, value) = try ControlMatch(of: screen).field(in: text)
                return value == nil && field.isEnabled ? field : nil
            } catch {
                return nil
            }
        default: return nil
        }
    }

    private func focus(on field: Node) {
        window.setFocus(field.action.map { .control($0) })
        if field.role == .picker { _ = window.use(byEnter: true) }
    }

    /// Whether to quit: false if input would be lost that the person was not asked about.
    private func leaves(by command: Command, again: Bool) -> Bool {
        mayLoseDrafts = scene.mayQuit(again: again)
        isLeaving = true
        window.message = scene.drainNotices()
        if mayLoseDrafts, command == .interrupt { end = end ?? .interrupted }
        return mayLoseDrafts
    }

    private func carryOut(_ command: Command) async {
        await step { () async throws(CommandFailure) in
            try await self.interpreter.carryOut(command, on: self.window.screen)
        }
    }

    private static let patience = "One moment… Ctrl-C ends the program."

    /// Does something, and shows what it leads to. Says so if it takes long; Ctrl-C ends the program then.
    private func step(_ act: () async throws(CommandFailure) -> CommandInterpreter.Reply) async {
        isBusy = true
        defer { isBusy = false }
        let patience = Task { [weak self, clock = settings.clock] in
            do { try await clock.sleep(for: .milliseconds(500)) } catch { return }
            self?.window.message = [Self.patience]
            self?.draw()
        }
        defer {
            patience.cancel()
            window.message.removeAll { $0 == Self.patience }
        }
        do throws(CommandFailure) {
            switch try await act() {
            case .nothing: break
            case .cover:
                forgetPerson()
                drawn = nil
                await showStep()
            case .lines(let text): window.overlay = .pages(Pages(text: text, isProse: false))
            case .prose(let text): window.overlay = .pages(Pages(text: text, isProse: true))
            case .help(let page): window.overlay = .pages(Pages(text: page.rowsText, isProse: true))
            case .found(let found): window.overlay = .pages(Pages(text: found.text, isProse: true))
            case .screen: await showStep()
            }
            if let saved = interpreter.takeSaved(at: window.screen), window.message.isEmpty { window.message = [saved] }
        } catch {
            if error.isAboutAnOldScreen { await showStep() }
            fail(error)
        }
    }

    /// Puts a text into a field. Where the screen has changed meanwhile, it is still the same field.
    private func put(_ text: String, into field: Node) async throws(CommandFailure) -> CommandInterpreter.Reply {
        do throws(CommandFailure) {
            try await interpreter.put(text, into: field, on: window.screen)
        } catch {
            guard error.isAboutAnOldScreen else { throw error }
            await showStep()
            guard let now = ControlIdentity(field).same(on: window.screen) else { throw error }
            try await interpreter.put(text, into: now, on: window.screen)
        }
        return .screen
    }

    private func fail(_ failure: CommandFailure) {
        window.message += [failure.message]
        if failure != .interrupted { firstFailure = firstFailure ?? failure.exitCode }
    }

    /// Locks if the person was idle for too long.
    func isLocked() async -> Bool {
        guard let time = scene.timeUntilLock, time <= .zero, await scene.lockIfIdle() else { return false }
        forgetPerson()
        drawn = nil
        await showStep()
        return true
    }
}
