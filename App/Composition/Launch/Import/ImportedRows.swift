import DesignSystem
import Domain
import TextShell

/// The rows of a list below its header, read column by column. Every problem is kept, with its line and column.
nonisolated struct ImportedRows {
    private let kind: ImportRequest.Kind
    private var indexes: [String: Int] = [:]
    private let rows: [[CSVTable.Cell]]
    /// The problems, each in one sentence.
    private(set) var problems: [String] = []

    /// The rows of a table whose first row names its columns, in any order.
    init(_ table: CSVTable, of kind: ImportRequest.Kind) {
        self.kind = kind
        rows = Array(table.rows.dropFirst())
        let known = kind.columns.map { String($0.prefix { $0 != "?" }) }
        for (index, cell) in (table.rows.first ?? []).enumerated() {
            let name = cell.text.trimmed.lowercased()
            if !known.contains(name) || indexes[name] != nil {
                say(cell, "no column “\(cell.text)” belongs here; the columns are \(known.joined(separator: ", "))")
            }
            indexes[name] = index
        }
        for name in kind.columns where !name.hasSuffix("?") && indexes[name] == nil {
            problems.append("Line 1, column 1: the column “\(name)” is missing.")
        }
    }

    /// The products of the rows, with prices in a currency.
    mutating func products(in currency: Currency) -> [ImportLine<ProductDraft>] {
        guard problems.isEmpty else { return [] }
        var names: Set<String> = []
        let rows = rows
        return rows.compactMap { row in
            guard fits(row) else { return nil }
            let price = Money(typed: text("price", row), in: currency)
            if price == nil { say(row, "price", "a price in \(currency.code) is a number such as 4.20") }
            let (stock, reorder) = (number("stock", row), number("reorder", row))
            let isRetired = flag("retired", row)
            guard names.insert(FoldedText(text("name", row)).text).inserted else {
                say(row, "name", "an earlier line has the same name")
                return nil
            }
            guard let price, let stock, let reorder, let isRetired else { return nil }
            do throws(AppError) {
                let draft = try ProductDraft(
                    name: text("name", row), category: text("category", row), price: price, stock: stock,
                    reorderLevel: reorder, details: text("details", row))
                return ImportLine(line: row[0].line, draft, isRetired: isRetired)
            } catch {
                say(row[0], Self.part(error.message))
                return nil
            }
        }
    }

    /// The services of the rows. Several clinicians are separated by blanks.
    mutating func services() -> [ImportLine<ServiceDraft>] {
        guard problems.isEmpty else { return [] }
        var titles: Set<String> = []
        let rows = rows
        return rows.compactMap { row in
            guard fits(row), let minutes = number("minutes", row), let isRetired = flag("retired", row) else {
                return nil
            }
            let clinicians = text("clinicians", row).split(separator: " ").map(String.init)
            do throws(AppError) {
                let draft = try ServiceDraft(title: text("title", row), minutes: minutes, clinicians: clinicians)
                guard !titles.insert(draft.title.titleKey).inserted else {
                    return ImportLine(line: row[0].line, draft, isRetired: isRetired)
                }
                say(row, "title", "an earlier line has the same title")
            } catch {
                say(row[0], Self.part(error.message))
            }
            return nil
        }
    }

    /// The hours of the rows.
    mutating func hours() -> [HoursDraft] {
        guard problems.isEmpty else { return [] }
        let rows = rows
        return rows.compactMap { row in
            guard fits(row) else { return nil }
            do throws(AppError) {
                return try HoursDraft(
                    line: row[0].line, who: text("who", row), day: text("day", row), opens: text("opens", row),
                    closes: text("closes", row))
            } catch {
                say(row[0], Self.part(error.message))
                return nil
            }
        }
    }

    /// A sentence as a part of another one.
    private static func part(_ sentence: String) -> String {
        sentence.prefix(1).lowercased()
            + (sentence.hasSuffix(".") ? sentence.dropFirst().dropLast() : sentence.dropFirst())
    }

    private mutating func fits(_ row: [CSVTable.Cell]) -> Bool {
        guard row.count != indexes.count else { return true }
        say(row[min(row.count, indexes.count + 1) - 1], "there are \(row.count) cells, and \(indexes.count) columns")
        return false
    }

    private func text(_ name: String, _ row: [CSVTable.Cell]) -> String { indexes[name].map { row[$0].text } ?? "" }

    private mutating func number(_ name: String, _ row: [CSVTable.Cell]) -> Int? {
        if let number = Int(text(name, row).trimmed), number >= 0 { return number }
        say(row, name, "“\(text(name, row))” is no whole number")
        return nil
    }

    private mutating func flag(_ name: String, _ row: [CSVTable.Cell]) -> Bool? {
        switch text(name, row).trimmed.lowercased() {
        case "", "no": return false
        case "yes": return true
        default:
            say(row, name, "“\(text(name, row))” is neither yes nor no")
            return nil
        }
    }

    private mutating func say(_ row: [CSVTable.Cell], _ name: String, _ problem: String) {
        say(row[indexes[name] ?? 0], problem)
    }

    private mutating func say(_ cell: CSVTable.Cell, _ problem: String) {
        problems.append("Line \(cell.line), column \(cell.column): \(VisibleText.escaped(problem)).")
    }
}
