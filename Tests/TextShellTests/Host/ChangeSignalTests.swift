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

    @Test func `it is armed by reading, and fires at the first change of what was read`() {
        #expect(!signal.isArmed)
        #expect(signal.tracking { model.value } == 0)
        #expect(signal.isArmed)
        model.unread = 1
        #expect(signal.isArmed)
        model.value = 1
        #expect(!signal.isArmed)
    }

    @Test func `it stays silent after it fired, until it is armed again`() {
        _ = signal.tracking { model.value }
        model.value = 1
        model.value = 2
        #expect(!signal.isArmed)
        _ = signal.tracking { model.value }
        #expect(signal.isArmed)
    }

    @Test func `a wait is over at once where something has changed already`() async {
        let first = Outcome { await signal.wait() }
        #expect(await first.already() != nil)
        _ = signal.tracking { model.value }
        model.value = 1
        let second = Outcome { await signal.wait() }
        #expect(await second.already() != nil)
    }

    @Test(arguments: [true, false]) func `a wait ends with a change, or when it is woken`(byChange: Bool) async {
        _ = signal.tracking { model.value }
        let wait = Outcome { await signal.wait() }
        #expect(await wait.already() == nil)
        if byChange { model.value = 1 } else { signal.wake() }
        #expect(await wait.soon() != nil)
        #expect(signal.isArmed != byChange)
    }
}
