import Domain
import Testing

@Suite("Preferences")
struct PreferencesTests {
    @Test(
        arguments: [
            (nil, nil), (20, 20), (400, 400), (80, 80), (19, 20), (401, 400), (0, 20), (.min, 20), (.max, 400),
        ] as [(Int?, Int?)])
    func `a width outside its range becomes the nearest one inside`(asked: Int?, taken: Int?) {
        #expect(Preferences(lineLength: asked).lineLength == taken)
    }

    @Test(
        arguments: [(nil, nil), (1, 1), (240, 240), (0, 1), (241, 240), (.min, 1), (.max, 240)] as [(Int?, Int?)])
    func `a wait before locking outside its range becomes the nearest one inside`(asked: Int?, taken: Int?) {
        #expect(Preferences(idleLockMinutes: asked).idleLockMinutes == taken)
    }

    @Test func `what was set from outside can be brought into range, and nothing else changes`() {
        var preferences = Preferences(lineLength: 72, color: .never, isAccessible: true, idleLockMinutes: nil)
        #expect(preferences.withinRanges == preferences)
        preferences.lineLength = 1
        preferences.idleLockMinutes = 1_000
        #expect(
            preferences.withinRanges
                == Preferences(lineLength: 20, color: .never, isAccessible: true, idleLockMinutes: 240))
    }

    @Test func `a new workstation takes the terminal's width and colours, and locks after ten minutes`() {
        #expect(
            Preferences() == Preferences(lineLength: nil, color: .auto, isAccessible: false, idleLockMinutes: 10))
    }
}
