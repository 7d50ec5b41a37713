import HeadlessUI
import Testing

@MainActor @Suite("Drafts lost by leaving")
struct DraftGuardTests {
    @Test func `is reported by the view that holds it at any depth, and by no other`() {
        #expect(!rendering { Text("a").interactiveDismissDisabled(false) }.losesDraft)
        #expect(rendering { Text("a").interactiveDismissDisabled(true) }.losesDraft)
        let deep = rendering {
            Section("S") { VStack { HStack { Text("a").interactiveDismissDisabled(true) } } }
            Text("b").interactiveDismissDisabled(false)
        }
        #expect(deep.losesDraft)
    }

    @Test(arguments: [true, false]) func `changes nothing visible`(losesDraft: Bool) {
        let guarded = rendering { TextField("a", text: .constant("x")).interactiveDismissDisabled(losesDraft) }
        #expect(guarded.content == rendering { TextField("a", text: .constant("x")) }.content)
    }

    @Test func `what a place keeps is read and set through the rendering, from any depth, and is not in the tree`() {
        var words = ["note": "a"]
        let kept = rendering {
            Section("S") { Text("a").sceneStorage(Binding(get: { words }, set: { words = $0 })) }
        }
        #expect(kept.input?.wrappedValue == ["note": "a"])
        kept.input?.wrappedValue = ["note": "b"]
        #expect(words == ["note": "b"])
        let plain = rendering { Section("S") { Text("a") } }
        #expect(plain.input == nil && plain.content == kept.content)
    }
}
