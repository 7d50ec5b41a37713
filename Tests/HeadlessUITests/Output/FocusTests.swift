import HeadlessUI
import Testing

@MainActor @Suite("Focus")
struct FocusTests {
    // holds: ally-keyboard-focus
    @Test
    func `is on the first empty field, else on the first button, else on the first control, never on a disabled one`() {
        let filled = screen {
            TextField("a", text: .constant("x"))
            Button("b") {}
        }
        let empty = screen {
            Button("b") {}
            TextField("a", text: .constant("")).disabled(true)
            SecureField("c", text: .constant(""))
        }
        let picker = screen { Picker("p", selection: .constant(0)) { Text("0").tag(0) } }
        let nothing = screen { Button("b") {}.disabled(true) }
        #expect([filled, empty, picker, nothing].map(\.focus?.number) == [2, 3, 1, nil])
    }
}
