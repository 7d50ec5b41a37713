import Domain

extension Connection {
    /// Checks the whole file for damage that SQLite can find, and for dangling references.
    ///
    /// Compares indexes with their tables, too, unless the file is so large that people would wait.
    ///
    /// - Parameter everywhere: whether indexes are compared with their tables however large the file is.
    /// - Throws: the first problem, as a damaged file.
    func lookForDamage(everywhere: Bool = false) throws(AppError) {
        do throws(AppError) {
            try look(everywhere: everywhere)
        } catch .unexpected(let detail) {
            // A schema that is damaged itself names columns and functions that nobody has.
            throw .storage(.corrupt(path: path, detail: Self.oneLine(detail)))
        }
    }

    private func look(everywhere: Bool) throws(AppError) {
        let pages = try pragma("page_count")
        let isQuick = !everywhere && pages > Self.manyPages
        let look = isQuick ? "quick_check" : "integrity_check"
        let found = try first("PRAGMA \(look)(1)") { row throws(AppError) in try row.text(0) }
        guard found == "ok" else { throw .storage(.corrupt(path: path, detail: Self.oneLine(found ?? "no answer"))) }
        let orphan = try first("PRAGMA foreign_key_check") { row throws(AppError) in try row.text(0) }
        if let orphan {
            throw .storage(.corrupt(path: path, detail: "a row of \(orphan) names one that is not there"))
        }
    }

    /// 100 MB in pages of the usual size.
    private static let manyPages = 25_000

    /// SQLite's words in one line without a full stop, as a part of a sentence.
    private static func oneLine(_ words: String) -> String {
        words.split(separator: "\n").last.map(String.init) ?? words
    }
}
