import Domain
import Testing

@Suite struct TextRuleTests {
    private static let line = TextRule(name: "A word", maxLength: 20)
    private static let lines = TextRule(name: "A text", maxLength: 20, hasLines: true)

    @Test(arguments: [
        "", "Noor", "José Álvarez-Núñez", "O’Brien", "陳美玲", "e\u{301}", "नमस्ते", "שלום", "👩‍⚕️", "👩🏽‍⚕️", "🏳️‍🌈", "👨‍👩‍👧‍👦", "❤️", "1️⃣",
        // Persian keeps letters apart by ZWNJ; Sinhala and Devanagari join with ZWJ.
        "می\u{200C}خواهم", "ශ්\u{200D}රී", "क्\u{200D}ष", "葛\u{E0100}", "a\u{A0}b", "٣", "\u{600}١",
    ])
    func `what can be seen is accepted, on one line and on several`(text: String) {
        for rule in [Self.line, Self.lines] {
            #expect(rule.problem(with: rule.normalized(text)) == nil, "\(rule.name)")
        }
    }

    @Test(
        arguments: [0x00, 0x07, 0x09, 0x0B, 0x0C, 0x1B, 0x1F, 0x7F, 0x80, 0x85, 0x9B, 0x9F] as [UInt32]
            + [0xAD, 0x34F, 0x61C, 0x115F, 0x1160, 0x17B4, 0x180E, 0x200B, 0x200E, 0x200F, 0x2028, 0x2029]
            + (0x202A...0x202E) + (0x2060...0x2064) + (0x2066...0x206F)
            + [0x3164, 0xFEFF, 0xFFA0, 0xFFF9, 0xFFFB, 0xFFFE, 0xE0001, 0xE0041])
    func `an invisible character is refused, anywhere inside`(value: UInt32) throws {
        let scalar = try #require(Unicode.Scalar(value))
        for rule in [Self.line, Self.lines] {
            for text in ["a\(scalar)b", "م\(scalar)م", "👩\(scalar)👩"] {
                #expect(rule.problem(with: text) == "\(rule.name) holds a character that cannot be seen.")
            }
        }
    }

    @Test(arguments: [0x200C, 0x200D] as [UInt32])
    func `a joiner that joins nothing is refused`(value: UInt32) throws {
        let joiner = try #require(Unicode.Scalar(value))
        let texts = [
            "A\(joiner)na", "Ana\(joiner)", "\(joiner)Ana", "م\(joiner)", "م\(joiner) م", "م\(joiner)\(joiner)م",
            "\(joiner)",
        ]
        for text in texts {
            #expect(Self.lines.flaw(in: text) == .invisible, "\(text.unicodeScalars.map(\.value))")
        }
    }

    @Test func `lines are for texts that may have several`() {
        #expect(Self.line.flaw(in: "two\nlines") == .invisible)
        #expect(Self.lines.flaw(in: "two\nlines") == nil)
        for end in ["\r\n", "\r", "\n"] { #expect(Self.lines.normalized("two\(end)lines\(end)") == "two\nlines") }
        #expect(Self.line.flaw(in: Self.line.normalized("two\r\nlines")) == .invisible)
    }

    @Test(
        arguments: [
            ("", ""), (" \t\r\n\u{2028}", ""), (" a  b ", "a  b"), ("\na\n", "a"), ("\u{A0}a\u{3000}", "a"),
        ])
    func `blanks around do not matter`(typed: String, kept: String) {
        for rule in [Self.line, Self.lines] {
            #expect(rule.normalized(typed) == kept)
            #expect(rule.normalized(kept) == kept)
        }
    }

    @Test(arguments: ["x", "é", "e\u{301}", "陳", "👩‍⚕️"])
    func `characters are counted as people count them`(character: String) {
        #expect(Self.line.flaw(in: String(repeating: character, count: 20)) == nil)
        #expect(Self.line.problem(with: String(repeating: character, count: 21)) == "A word has at most 20 characters.")
    }

    @Test func `no character is endless`() {
        #expect(Self.line.flaw(in: "e" + String(repeating: "\u{301}", count: 400)) == .long)
    }

    @Test(arguments: ["\u{200B}", "\u{202E}", "\u{FEFF}", "\u{1B}"])
    func `every typed text obeys this rule`(hidden: String) throws {
        let text = "Eve\(hidden)Vogt"
        #expect(NoteRule.problem(with: text) != nil)
        #expect(ClinicalNoteRule.problem(with: text) != nil)
        #expect(CustomerRule.problem(with: text) != nil)
        #expect(throws: StaffDetailsProblem.unprintableName) { try StaffDetails(name: text, phoneExtension: "") }
        let draft = PatientDraft(name: text, born: "1988-06-14", phone: "12345", address: text)
        let problems = #expect(throws: PatientProblems.self) { try draft.facts(today: Day(daysSince1970: 20_000)) }
        #expect(problems?.all.map(\.field) == [.name, .address])
    }
}
