import HeadlessUI

/// A form that is filled in field by field.
extension CommandInterpreter {
    /// Asks for each field of a form, shows what was entered, and saves it. Leaving it keeps what was entered.
    ///
    /// - Throws: a failure, also when the input ends before the form is saved.
    func fillForm(on screen: Screen) async throws(CommandFailure) -> Reply {
        guard let first = screen.formFields.first else {
            throw CommandFailure("This screen has no fields to fill in.", .usage)
        }
        if fields.input.isTerminal { voice.tell(FormWords.keys) }
        var (now, next, isReviewed): (Screen, Node?, Bool) = (screen, first, false)
        do throws(CommandFailure) {
            while let field = next {
                now = try await ask(for: field, on: now)
                // After a review only what it is about is asked for.
                next = now.field(after: field, withProblem: isReviewed)
                if next == nil { (now, next, isReviewed) = try await review(now) }
            }
        } catch {
            guard error == .interrupted else { throw error }
        }
        return .screen
    }

    /// Asks for one field until its answer can be taken.
    ///
    /// - Returns: the screen after it.
    private func ask(for field: Node, on screen: Screen) async throws(CommandFailure) -> Screen {
        var (field, screen, problem) = (field, screen, screen.problem(of: field))
        while true {
            if let problem { voice.tell("\(field.label): \(problem)") }
            let line = try await line(for: field)
            let answer: FormAnswer
            do throws(CommandFailure) {
                answer = try FormAnswer(line, for: field)
            } catch {
                problem = error.message
                continue
            }
            guard try await take(answer, for: field, on: screen) else { return screen }
            screen = await host.settle()
            guard let same = screen.field(like: field), let wrong = screen.problem(of: same) else { return screen }
            (field, problem) = (same, wrong)
        }
    }

    private func line(for field: Node) async throws(CommandFailure) -> String {
        let prompt = FormWords.question(field)
        let isSecret = field.role == .secureField
        let input = fields.input
        let line =
            isSecret
            ? try await input.secret(prompt: prompt) : try await input.line(prompt: prompt, help: .value(of: field))
        guard let line else { throw .endedInForm }
        return line
    }

    /// Puts an answer into its field.
    ///
    /// - Returns: whether the form has changed.
    private func take(_ answer: FormAnswer, for field: Node, on screen: Screen) async throws(CommandFailure) -> Bool {
        switch answer {
        case .keep: return false
        case .leave: throw .interrupted
        case .text(let text): try await put(text, into: field, on: screen)
        case .choice(let index): try await put(field.options[index], into: field, on: screen)
        }
        return true
    }

    /// Shows the form as it was entered, and asks whether to save it.
    ///
    /// - Returns: the screen after that, the field to go on at, or nil when the form is done, and true.
    private func review(_ screen: Screen) async throws(CommandFailure) -> (Screen, Node?, Bool) {
        guard let button = screen.savingButton else {
            voice.tell("There is nothing to save.")
            return (screen, nil, true)
        }
        voice.show(screen)
        while true {
            var help = LineHelp()
            help.leavesAtEscape = true
            guard let line = try await fields.input.line(prompt: FormWords.review(button), help: help) else {
                throw .endedInForm
            }
            if line.trimmed.isEmpty { return try await save(with: button, on: screen) }
            if line.trimmed == "." { throw .interrupted }
            let match = ControlMatch(controls: screen.formFields)
            do throws(CommandFailure) {
                return (screen, try match.control(named: line.trimmed), true)
            } catch {
                let isUnknown = match.candidates(for: line.trimmed.lowercased()).isEmpty
                voice.tell(isUnknown ? "The form has no field called that." : error.message)
            }
        }
    }

    /// Saves the form. Where a field was refused, it is asked for again.
    private func save(with button: Node, on screen: Screen) async throws(CommandFailure) -> (Screen, Node?, Bool) {
        let place = scene.visiblePlace
        try await press(screen.name(of: button), on: screen)
        let now = await host.settle()
        return (now, scene.visiblePlace == place ? now.fieldWithProblem : nil, true)
    }
}

extension CommandFailure {
    fileprivate static let endedInForm = CommandFailure("The input ended before the form was saved.", .usage)
}
