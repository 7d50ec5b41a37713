import Testing

@testable import TextShell

/// Keys, and the line with its cursor that comes of them.
@Suite struct LineTableTests {
    @Test(arguments: [typing, words, killing, transposing, undoing, recalling, searching, pasting, ignoring])
    func `keys typed at an empty line`(table: String) {
        for row in table.split(separator: "\n") {
            let parts = row.split(separator: " ; ", omittingEmptySubsequences: false)
            #expect(LineEditor.shown(after: parts[0]) == parts[1], "\(row)")
        }
    }

    @Test(arguments: LineGrid.rows.keys.sorted())
    func `one key at each of some lines`(key: String) {
        let found = LineGrid.starts.map { start in
            var editor = LineEditor(at: start)
            for key in KeyNotation.keys(key) { _ = editor.press(key) }
            return editor.shown
        }
        #expect(found == LineGrid.rows[key], "\(key): \(found)")
    }

    @Test func `there are at least 300 cases`() {
        let typed = [
            Self.typing, Self.words, Self.killing, Self.transposing, Self.undoing, Self.recalling, Self.searching,
            Self.pasting, Self.ignoring,
        ]
        let count = typed.reduce(0) { $0 + $1.split(separator: "\n").count }
        #expect(count + LineGrid.rows.count * LineGrid.starts.count >= 300)
    }

    private static let typing = """
        abc ; abc|
        abc← ; ab|c
        abc←←x ; ax|bc
        abc⇤x ; x|abc
        abc^Ax^Ey ; xabcy|
        abc^B^B^F ; ab|c
        abc←⌫ ; a|c
        abc⇤⌦ ; |bc
        abc^A^D ; |bc
        abc⇤→⎋[3~ ; a|c
        ab^Hc ; ac|
        ab⌫⌫⌫c ; c|
        e\u{301}⌫ ; |
        e\u{301}←x ; x|e\u{301}
        xe⇤→\u{301} ; x\u{301}|e
        日本語←← ; 日|本語
        日本語←⌫ ; 日|語
        👩‍👩‍👧←x ; x|👩‍👩‍👧
        👩‍👩‍👧⌫ ; |
        🇩🇪🇫🇷←⌫ ; |🇫🇷
        🇩🇪🇫🇷←← ; |🇩🇪🇫🇷
        각← ; |각
        \u{1112}\u{1161}\u{11ab}← ; |\u{1112}\u{1161}\u{11ab}
        ab⎋[Hx⎋[Fy ; xaby|
        ab⎋OHx⎋OFy ; xaby|
        ab⎋[1~x⎋[4~y ; xaby|
        ab⎋[7~x⎋[8~y ; xaby|
        ab⎋OD⎋OD⎋OC ; a|b
        a\tb ; ab|
        שלום← ; שלו|ם
        """
    private static let words = """
        one two⎋b ; one |two
        one two⎋b⎋b ; |one two
        one two⎋b⎋b⎋b ; |one two
        one two⇤⎋f ; one| two
        one two⇤⎋f⎋f ; one two|
        one two⇐ ; one |two
        one two⇤⇒ ; one| two
        one two⎋[5Dx ; one x|two
        one two⎋[1;3Dx ; one x|two
        one, two⇐⇐ ; |one, two
        a-b-c⇐ ; a-b-|c
        a-b-c⎋⌫ ; a-b-|
        set name Zoë⇐ ; set name |Zoë
        日本 語⇐⇐ ; |日本 語
        one -⇐ ; |one -
        ...⇐ ; |...
        ⇤⇒ ; |
        """
    private static let killing = """
        one two^W ; one |
        one two ^W ; one |
        one two^W^W ; |
        one two^W^W^Y ; one two|
        one two^U ; |
        one two^U^Y ; one two|
        one two⇐^U ; |two
        one two⇐^K ; one |
        one two⇐^K⇥x⇤^Y ; two|one x
        one two⇤⎋d ; | two
        one two⇤⎋d⎋d ; |
        one two⇤⎋d⎋d^Y ; one two|
        one two⎋⌫ ; one |
        one two⎋⌫⎋⌫^Y ; one two|
        one two⎋^H^Y^Y ; one twotwo|
        ab^U^Y^Y ; abab|
        ab^Ucd^U^Y ; cd|
        ab^U^U^Y ; ab|
        ab^Kx^Y ; abx|
        ab⏎^Yx ; x|
        ab^U⏎^Y ; ab|
        one two⇐⎋[3;5~ ; one |
        one two⇐⎋d^U^Y ; one two|
        """
    private static let transposing = """
        ab^T ; ba|
        abc←^T ; acb|
        abc⇤→^T ; ba|c
        a^T ; a|
        ^T ; |
        ab⇤^T ; |ab
        日a^T ; a日|
        """
    private static let undoing = """
        abc^_ ; |
        abc←x^_ ; ab|c
        abc←x^_^_ ; |
        one two^W^_ ; one two|
        one two^U^_^_ ; |
        ab^T^_ ; ab|
        ab«cd»^_ ; ab|
        ab⌫⌫^_ ; a|
        ab⌫⌫^_^_ ; ab|
        ^_ ; |
        ab⏎^_ ; |
        """
    private static let recalling = """
        one⏎↑ ; one|
        one⏎two⏎↑↑ ; one|
        one⏎two⏎↑↑↑ ; one|
        one⏎two⏎↑↑↓ ; two|
        one⏎two⏎thr↑↓ ; thr|
        one⏎two⏎thr↑↑↓↓ ; thr|
        one⏎two⏎thr↓ ; thr|
        one⏎thr←↑↓ ; th|r
        one⏎↑x↓↑ ; onex|
        one⏎↑x⏎↑↑ ; one|
        one⏎two⏎^P^P^N ; two|
        one⏎two⏎⎋< ; one|
        one⏎two⏎x⎋<⎋> ; x|
        one⏎two⏎⎋OA⎋OA ; one|
        one⏎↑^_ ; one|
        ↑ ; |
        a↑ ; a|
        one⏎tw^C↑ ; one|
        """
    private static let searching = """
        one⏎two⏎^Ro ; tw|o
        one⏎two⏎^Ron ; |one
        one⏎two⏎^Ro^R ; |one
        one⏎two⏎^Ro^R^R ; |one
        one⏎two⏎^Rx ; |
        ab^Rx ; ab|
        one⏎ab^Ro^G ; ab|
        one⏎ab^Ro^E ; one|
        one⏎ab^Ro^E^_ ; ab|
        one⏎two⏎^Ron⌫ ; tw|o
        one⏎two⏎^Ron← ; |one
        one⏎two⏎^Rtw→ ; t|wo
        one⏎two⏎^Ron^E↓ ; two|
        one⏎two⏎^Ron⏎↑ ; one|
        One⏎^RoNE^A ; |One
        one⏎^Ro^C ; |
        one⏎^R^E ; |
        one⏎^R«on»^E ; one|
        """
    private static let pasting = """
        «one two» ; one two|
        a«b»c ; abc|
        ac←«b» ; ab|c
        «a⏎b» ; a b|
        «a⏎» ; a|
        «⏎a⏎⏎b⏎» ; a b|
        «a^[b» ; ab|
        «a⎋[31mb» ; ab|
        «←↑» ; |
        «a^Ub» ; ab|
        e«\u{301}» ; e\u{301}|
        «👩‍»«👧»⌫ ; |
        a«b^Cc ; c|
        """
    private static let ignoring = """
        a⎋[5~b ; ab|
        a⎋[15;2~b ; ab|
        a⎋[[Ab ; ab|
        a⎋OPb ; ab|
        a⎋[<0;1;1Mb ; ab|
        a⎋qb ; aqb|
        a⎋⎋[Db ; b|a
        a^Vb ; ab|
        a^Gb ; ab|
        a»b ; ab|
        a⎋[?1;2cb ; ab|
        """
}
