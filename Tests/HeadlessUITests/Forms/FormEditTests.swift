import HeadlessUI
import Testing

@Suite("A form with concurrent saves")
struct FormEditTests {
    /// Three fields, so that each can be typed into, changed by others, both or neither.
    private struct Three: EditableForm {
        var texts = ["a", "b", "c"]

        static let fields = (0..<3).map { place in
            FormField<Self>("\(place)", words: { $0.texts[place] }, write: { $1.texts[place] = $0 })
        }
    }

    private func edit() -> FormEdit<Three, Int> {
        var edit = FormEdit<Three, Int>(Three(texts: ["", "", ""]))
        edit.receive(1, as: Three())
        return edit
    }

    @Test func `follows what others save as long as it is untouched, and has nothing to tell`() {
        var edit = edit()
        edit.receive(2, as: Three(texts: ["x", "b", "c"]))
        #expect(edit.draft.texts == ["x", "b", "c"])
        #expect(edit.base == 2)
        #expect(!edit.hasDraft)
        #expect(edit.changes.isEmpty)
    }

    @Test func `is a draft from the first word on where there is no record yet, and none any more once it is saved`() {
        var edit = FormEdit<Three, Int>(new: Three())
        #expect(!edit.hasDraft)
        edit.draft.texts[0] = "mine"
        #expect(edit.hasDraft)
        #expect(edit.base == nil)
        #expect(edit.changes.isEmpty)
        edit.start(from: 1, as: edit.draft)
        #expect(!edit.hasDraft)
        #expect(edit.base == 1)
    }

    @Test func `keeps a draft and what it was begun from, and tells what each field was, is here and is there`() {
        var edit = edit()
        edit.draft.texts[0] = "mine"
        edit.receive(2, as: Three(texts: ["theirs", "b", ""]))
        #expect(edit.draft.texts == ["mine", "b", "c"])
        #expect(edit.base == 1)
        #expect(
            edit.changes.map { [$0.field, $0.before, $0.mine, $0.theirs] } == [
                ["0", "a", "mine", "theirs"], ["2", "c", "c", ""],
            ])
    }

    @Test(arguments: [true, false])
    func `continues over others' changes after a refusal, whichever comes first`(isKnownBefore: Bool) {
        var edit = edit()
        edit.draft.texts[0] = "mine"
        if !isKnownBefore { edit.refuse() }
        edit.receive(2, as: Three(texts: ["theirs", "b", "theirs"]))
        if isKnownBefore { edit.refuse() }
        #expect(edit.base == 2)
        #expect(edit.draft.texts == ["mine", "b", "theirs"])
        #expect(edit.changes.map(\.field) == ["0", "2"])
        edit.receive(3, as: Three(texts: ["again", "b", "theirs"]))
        #expect(edit.base == 2, "one refusal is an answer to what was there then")
    }

    @Test func `keeps what was typed into a field and takes every other field as others saved it`() {
        for typed in 0..<8 {
            for changed in 0..<8 {
                var (mine, theirs) = (Three(), Three())
                for place in 0..<3 where typed & 1 << place != 0 { mine.texts[place] += " mine" }
                for place in 0..<3 where changed & 1 << place != 0 { theirs.texts[place] += " theirs" }
                let rebased = mine.rebased(from: Three(), onto: theirs)
                for place in 0..<3 {
                    let kept = typed & 1 << place != 0 ? mine : theirs
                    #expect(rebased.texts[place] == kept.texts[place], "\(typed) \(changed)")
                }
            }
        }
    }

    @Test func `starts over from the saved values`() {
        var edit = edit()
        edit.draft.texts[0] = "mine"
        edit.receive(2, as: Three(texts: ["theirs", "b", "c"]))
        edit.start(from: 3, as: edit.draft)
        #expect(!edit.hasDraft)
        #expect(edit.changes.isEmpty)
        #expect(edit.base == 3)
    }

    @Test(
        arguments: [false, true])
    func `is the same draft where its words are put back, and tells what others saved in between`(isRefused: Bool) {
        var before = edit()
        before.draft.texts[0] = "mine"
        if isRefused {
            before.receive(2, as: Three(texts: ["a", "theirs", "c"]))
            before.refuse()
        }
        var edit = FormEdit<Three, Int>(Three(texts: ["", "", ""]))
        edit.words = before.words
        #expect(edit.hasDraft && edit.draft == before.draft && edit.base == nil && edit.changes.isEmpty)
        edit.receive(3, as: Three(texts: ["a", isRefused ? "theirs" : "b", "late"]))
        #expect(edit.draft.texts == ["mine", isRefused ? "theirs" : "b", "late"])
        #expect(edit.base == 3 && edit.hasDraft)
        #expect(edit.changes.map(\.field) == (isRefused ? ["1", "2"] : ["2"]))
    }

    @Test func `keeps no words without a draft, and takes none that say nothing of it`() {
        var edit = edit()
        #expect(edit.words == [:])
        for words in [[:], ["mood": "good"]] as [[String: String]] {
            edit.words = words
            edit.receive(2, as: Three(texts: ["x", "b", "c"]))
            #expect(edit.draft.texts == ["x", "b", "c"] && !edit.hasDraft)
        }
    }
}
