import Domain
import Foundation
import Testing

@Suite struct FoldedTextTests {
    @Test(arguments: [
        ("José  Álvarez-Núñez", "jose alvarez nunez"), ("Nguyễn Thị Mai", "nguyen thi mai"),
        ("Nguye\u{302}\u{303}n Thi\u{323} Mai", "nguyen thi mai"), ("Đặng Văn Ơn", "dang van on"),
        ("STRAẞE straße", "strasse strasse"), ("İstanbul Iğdır ılık", "istanbul igdir ilik"),
        ("Søren Æther Œuvre Þór Łódź", "soren aether oeuvre thor lodz"), ("O’Brien D'Angelo", "obrien dangelo"),
        ("Kaʻahumanu", "kaahumanu"), ("陳美玲", "陳美玲"), ("Ｆｕｌｌ", "full"), ("ﬁn Ⅷ", "fin viii"),
        ("Σίσυφος", "σισυφοσ"), ("  \t—…! ", ""), ("", ""), ("Anne-Marie (Ann)", "anne marie ann"), ("a1 B2", "a1 b2"),
        ("É\u{1B}[31m", "e 31m"), ("👩🏽‍⚕️ Dr. Who", "dr who"),
    ])
    func `folds to words of small letters without accents`(text: String, folded: String) {
        #expect(FoldedText(text).text == folded.decomposedLikeFolding)
    }

    @Test func `signs that make another letter stay`() {
        #expect(FoldedText("がか").text != FoldedText("かか").text)
        #expect(FoldedText("कि").text != FoldedText("क").text)
        #expect(FoldedText("क्ष").text != FoldedText("कष").text)
    }

    @Test func `folding twice changes nothing more`() {
        for scalar in UInt32(0x20)...0x2FFF {
            guard let scalar = Unicode.Scalar(scalar) else { continue }
            let once = FoldedText("a\(scalar)b").text
            #expect(FoldedText(once).text == once, "U+\(String(scalar.value, radix: 16))")
        }
    }

    @Test func `the fast way for plain texts is the slow one`() {
        for byte in UInt8(0)...0x7F {
            let plain = "Ab\(Unicode.Scalar(byte))Cd"
            // Another word that is not plain forces the slow path.
            #expect(FoldedText("\(plain) é").text == FoldedText(plain).text + " e", "\(byte)")
        }
    }

    @Test func `case and composition do not matter`() {
        for text in ["Ñandú", "Ångström", "Ελένη", "Żółć", "ǅ", "Ёлка"] {
            let forms = [text.uppercased(), text.lowercased(), text.decomposedStringWithCanonicalMapping]
            for form in forms { #expect(FoldedText(form) == FoldedText(text), "\(form)") }
        }
    }

    @Test func `a word begins with its beginnings and nothing else`() {
        let folded = FoldedText("jose alvarez nunez")
        for beginning in ["", "j", "jose", "alv", "nunez"] { #expect(folded.hasWord(startingWith: beginning)) }
        for other in ["ose", "josef", "alvarezz", "z", "jose alvarez"] {
            #expect(!folded.hasWord(startingWith: other), "\(other)")
        }
    }

    @Test func `the order is that of the bytes`() {
        let texts = ["", "a", "a b", "aa", "ab", "b", "ａ", "陳", "𝒜x", "ｚ"].map { FoldedText($0) }
        for one in texts {
            for other in texts {
                #expect((one < other) == Array(one.text.utf8).lexicographicallyPrecedes(Array(other.text.utf8)))
            }
        }
    }
}

extension String {
    /// The folded form of any spelling.
    fileprivate var decomposedLikeFolding: String { decomposedStringWithCompatibilityMapping }
}
