import Observation
import Testing

@testable import TextShell

@Suite("The signal of a change") @MainActor
struct ChangeSignalTests {
    @Observable @MainActor final class Model {
        var value = 0
        var unread = 0
    }

    private let signal = ChangeSignal()
    private let model = Model()

    @Test("It is armed by reading, and fires at the first change of what was read")
    func fires() {
        #expect(!signal.isArmed)
        #expect(signal.tracking { model.value } == 0)
        #expect(signal.isArmed)
        model.unread = 1
        #expect(signal.isArmed)
        model.value = 1
        #expect(!signal.isArmed)
    }

    @Test("It stays silent after it fired, until it is armed again")
    func again() {
        _ = signal.tracking { model.value }
        model.value = 1
        model.value = 2
        #expect(!signal.isArmed)
        _ = signal.tracking { model.value }
        #expect(signal.isArmed)
    }

    @Test("A wait is over at once where something has changed already")
    func over() async {
        let first = Outcome { await signal.wait() }
        #expect(await first.already() != nil)
        _ = signal.tracking { model.value }
        model.value = 1
        let second = Outcome { await signal.wait() }
        #expect(await second.already() != nil)
    }

    @Test("A wait ends with a change, or when it is woken", arguments: [true, false])
    func ends(byChange: Bool) async {
        _ = signal.tracking { model.value }
        let wait = Outcome { await signal.wait() }
        #expect(await wait.already() == nil)
        if byChange { model.value = 1 } else { signal.wake() }
        #expect(await wait.soon() != nil)
        #expect(signal.isArmed != byChange)
    }
}
