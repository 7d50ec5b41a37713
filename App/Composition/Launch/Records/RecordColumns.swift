import DesignSystem
import Domain
import FoundationEssentials

/// The columns of a table of records of one kind, and the words in them.
nonisolated struct RecordColumns {
    /// The names: of a field, or of a field of what is in a field, after a dot.
    let names: [String]
    let json: RecordJSON

    /// The words in each column of a record; nothing where it has none.
    func words(of record: Record) -> [String] {
        let all = json.json(of: record)
        return names.map { name in
            let path = name.split(separator: ".").map(String.init)
            let place =
                ["id", "link"].contains(path[0]) ? [path[0]] : path.count == 1 ? ["fields"] + path : nested(path, all)
            return place.reduce(all) { $0.member($1) }.words
        }
    }

    /// Where a member of what is in a field is: beside its fields, or among them.
    private func nested(_ path: [String], _ all: JSON) -> [String] {
        let field = ["fields", path[0]]
        let isBeside = field.reduce(all) { $0.member($1) }.member(path[1]) != .null
        return field + (isBeside ? [path[1]] : ["fields", path[1]])
    }
}

nonisolated extension JSON {
    /// A member by its name; null where there is none.
    fileprivate func member(_ name: String) -> JSON {
        guard case .object(let members) = self else { return .null }
        return members.first { $0.name == name }?.value ?? .null
    }

    /// A single value as words. An amount of money is written with its currency.
    fileprivate var words: String {
        switch self {
        case .null, .list: ""
        case .bool(let flag): flag ? "true" : "false"
        case .number(let number): String(number)
        case .text(let words): words
        case .object: amount?.description ?? ""
        }
    }

    private var amount: Money? {
        guard case .number(let minorUnits) = member("minorUnits"), case .text(let code) = member("currency") else {
            return nil
        }
        return Currency(code: code).map { Money(minorUnits: minorUnits, currency: $0) }
    }
}
