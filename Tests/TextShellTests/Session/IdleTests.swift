import Navigation
import Support
import Testing
import TextShell

@Suite("A terminal at which nobody types") @MainActor
struct IdleTests {
    @Test func `a terminal at which nobody types is covered in time, and prompts again`() async {
        let (clock, talk) = idle(isTerminal: true)
        var locks = 0
        talk.scene.lock = {
            locks += 1
            talk.scene.timeUntilLock = nil
            return true
        }
        let run = Outcome { await talk.session.run() }
        await clock.someoneSleeps()
        clock.advance(by: .seconds(59))
        await letOthersRun()
        #expect(locks == 0)
        clock.advance(by: .seconds(1))
        await letOthersRun { talk.input.prompts.count < 3 }
        #expect(locks == 1)
        #expect(talk.places == ["start", "start"])
        #expect(talk.input.prompts == ["clinic> ", "abandoned", "clinic> "])
        talk.session.stop(.ok)
        _ = await run.soon()
    }

    @Test(arguments: [Duration.seconds(600), nil])
    func `a shorter time that another terminal chose counts at once`(before: Duration?) async {
        let (clock, talk) = idle(isTerminal: true)
        talk.scene.timeUntilLock = before
        talk.scene.lock = {
            talk.scene.timeUntilLock = nil
            return true
        }
        let run = Outcome { await talk.session.run() }
        await letOthersRun { talk.input.prompts.isEmpty }
        talk.scene.timeUntilLock = .seconds(60)
        talk.scene.whenLockTimeChanges()
        await clock.someoneSleeps()
        await letOthersRun()
        clock.advance(by: .seconds(60))
        await letOthersRun { talk.input.prompts.count < 3 }
        #expect(talk.input.prompts == ["clinic> ", "abandoned", "clinic> "])
        talk.session.stop(.ok)
        _ = await run.soon()
    }

    @Test func `a scene whose own clock lags is asked again, and not at every turn`() async {
        let (clock, talk) = idle(isTerminal: true)
        var asked = 0
        talk.scene.lock = {
            asked += 1
            talk.scene.timeUntilLock = .zero
            return false
        }
        let run = Outcome { await talk.session.run() }
        for (count, seconds) in [60, 1, 1].enumerated() {
            await clock.someoneSleeps()
            clock.advance(by: .seconds(seconds))
            await letOthersRun { asked == count }
        }
        #expect(asked == 3)
        #expect(talk.places == ["start"])
        talk.session.stop(.ok)
        _ = await run.soon()
    }

    @Test
    func `a line that was typed while the screen was being covered means nothing to the one that covers it`() async {
        let (clock, talk) = idle(isTerminal: true)
        var cover: CheckedContinuation<Void, Never>?
        talk.scene.lock = {
            talk.scene.timeUntilLock = nil
            await withCheckedContinuation { cover = $0 }
            talk.scene.lock = { false }
            return true
        }
        talk.scene.stack.become([.form])
        let run = Outcome { await talk.session.run() }
        await clock.someoneSleeps()
        clock.advance(by: .seconds(60))
        await letOthersRun { cover == nil }
        talk.input.type("home")
        await letOthersRun()
        cover?.resume()
        await letOthersRun { talk.input.prompts.last != "clinic> " || talk.input.prompts.count < 3 }
        #expect(talk.scene.stack.path == [.form])
        talk.input.type("home")
        await letOthersRun { talk.scene.stack.path == [.form] }
        #expect(talk.scene.stack.path == [])
        talk.session.stop(.ok)
        _ = await run.soon()
    }

    @Test func `an unanswered question is covered, too, without a trace of it or in the title`() async {
        let clock = ManualClock()
        let talk = Conversation(["set password"], at: [.form], end: .whenClosed, isTerminal: true, clock: clock)
        talk.scene.timeUntilLock = .seconds(60)
        var isDue = false
        talk.scene.lock = {
            guard isDue else { return false }
            (isDue, talk.scene.timeUntilLock) = (false, nil)
            talk.scene.stack.become([])
            return true
        }
        let run = Outcome { await talk.session.run() }
        await letOthersRun { talk.input.prompts.last != "*Password: " }
        await clock.someoneSleeps()
        isDue = true
        clock.advance(by: .seconds(60))
        await letOthersRun { talk.input.prompts.last != "clinic> " }
        #expect(talk.input.prompts == ["clinic> ", "*Password: ", "abandoned", "clinic> "])
        #expect(talk.output.titles.last == "")
        #expect(talk.places.last == "start")
        #expect(talk.output.told == [])
        talk.session.stop(.ok)
        _ = await run.soon()
    }

    @Test func `input for the covered screen is reported as not carried out, if there is any`() async {
        for (line, told) in [("home", ["What you typed last was not carried out."]), ("", [])] {
            let talk = Conversation([line])
            talk.scene.lock = {
                talk.scene.lock = { false }
                return true
            }
            _ = await talk.session.run()
            #expect(talk.output.told == told)
        }
    }

    @Test func `a pipe is not watched`() async {
        let (clock, talk) = idle(isTerminal: false)
        talk.scene.lock = { true }
        let run = Outcome { await talk.session.run() }
        await letOthersRun()
        clock.advance(by: .seconds(3_600))
        await letOthersRun()
        #expect(talk.places == ["start"])
        talk.session.stop(.ok)
        _ = await run.soon()
    }

    private func idle(isTerminal: Bool) -> (ManualClock, Conversation) {
        let clock = ManualClock()
        let talk = Conversation(end: .whenClosed, isTerminal: isTerminal, clock: clock)
        talk.scene.timeUntilLock = .seconds(60)
        return (clock, talk)
    }
}
