/// The keywords that the lexer has to know, numbered as in ``Vocabulary``: from 1, in this order.
///
/// Those up to ``lastBeforeExpression`` are followed by an expression, so a slash after them starts a regex.
enum Keyword: UInt16, CaseIterable {
    case `return` = 1, `in`, `case`, `where`, `if`, `else`, `while`, `guard`, `for`, `try`, `await`, `throw`, yield
    case `switch`, `repeat`, `do`, `is`, `as`, consume, copy, borrow
    case `import`, `struct`, `class`, `enum`, `protocol`, `typealias`, `func`, `var`, `let`, actor, `extension`

    var text: String { "\(self)" }

    /// Whether a name is declared after this word.
    static func declares(_ word: UInt16) -> Bool {
        declaresType(word) || word == Keyword.func.rawValue || word == Keyword.var.rawValue
            || word == Keyword.let.rawValue || word == Keyword.typealias.rawValue || word == Keyword.case.rawValue
    }

    /// Whether a type is declared after this word; an alias is another name for one.
    static func declaresType(_ word: UInt16) -> Bool {
        word == Keyword.struct.rawValue || word == Keyword.class.rawValue || word == Keyword.enum.rawValue
            || word == Keyword.actor.rawValue || word == Keyword.protocol.rawValue
    }

    @_transparent static var lastBeforeExpression: UInt16 { 21 }
    @_transparent static var importID: UInt16 { 22 }
    @_transparent static var firstImportKind: UInt16 { 23 }
    @_transparent static var lastImportKind: UInt16 { 30 }
}
