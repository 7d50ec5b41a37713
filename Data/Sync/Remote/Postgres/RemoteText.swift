import Data
import Domain
import FoundationEssentials

/// JSON for a remote. Bodies are JSON already and are inserted as they are: if one is invalid, the remote refuses the
/// whole.
enum RemoteText {
    /// The changes of a write.
    static func changes(_ changes: [RemoteChange]) -> String {
        array(changes) {
            """
            {"kind":\(quoted($0.kind)),"subject":"\($0.subject)","base":\($0.base),\
            "before":\($0.before ?? "null"),"after":\($0.after ?? "null")}
            """
        }
    }

    /// Records to begin with.
    static func records(_ records: some Sequence<SeededRecord>) -> String {
        array(records) {
            """
            {"kind":\(quoted($0.record.kind)),"subject":"\($0.record.subject)","version":\($0.record.version),\
            "body":\($0.record.body ?? "null"),"intent":"\($0.signed.intent.hexadecimal)",\
            "signature":"\($0.signed.signature.hexadecimal)"}
            """
        }
    }

    /// The steps that are asked for.
    static func lacking(_ lacking: [LackingSteps]) -> String {
        array(lacking) {
            """
            {"kind":\(quoted($0.kind)),"subject":"\($0.subject)","after":\($0.after),"up_to":\($0.upTo)}
            """
        }
    }

    /// The steps of deleted records, without what is forgotten.
    static func steps(_ steps: [SignedBytes]) -> String { array(steps) { "{\"intent\":\"\($0.intent.hexadecimal)\"}" } }

    /// Signed heads of logs.
    static func heads(_ heads: [SignedHead]) -> String {
        array(heads) {
            """
            {"log":"\($0.log.hexadecimal)","entries":\($0.entries),"root":"\($0.root.hexadecimal)","at":\($0.at),\
            "witness":"\($0.witness.hexadecimal)","seen_at":\($0.seenAt),"signature":"\($0.signature.hexadecimal)"}
            """
        }
    }

    /// Which records a workstation asks for.
    static func wanted(_ wanted: PartRequest) -> String {
        switch wanted {
        case .appointments(let time):
            "{\"from\":\(time.lowerBound.milliseconds),\"until\":\(time.upperBound.milliseconds)}"
        case .openOrders: "{\"open\":1}"
        case .ordersOfNobody: "{\"nobody\":1}"
        case .patients(let patients): "{\"patients\":\(array(patients) { quoted($0.rawValue.uuidString) })}"
        case .appointment(let number): "{\"appointment\":\(number.rawValue)}"
        case .order(let number): "{\"order\":\(number.rawValue)}"
        case .matching(.all): "{\"words\":[]}"
        case .matching(.words(let words)): "{\"words\":\(array(words, quoted))}"
        case .matching(.born(let day)): "{\"born\":\(quoted(day.description))}"
        case .matching(.number(let number)): "{\"number\":\(number.rawValue)}"
        case .matching(.phone(let phone)): "{\"phones\":\(array(phone.beginnings, quoted))}"
        }
    }

    /// The rules of the kinds of records.
    static func kinds(_ kinds: [RemoteKind]) -> String {
        array(kinds) {
            """
            {"name":\(quoted($0.name)),"merging":\(quoted($0.merging.rawValue)),\
            "counters":\(array($0.counters, quoted)),"writers":\(array($0.writers, quoted))}
            """
        }
    }

    /// Where the blocks of numbers begin.
    static func numbers(_ numbers: [String: Int]) -> String {
        "{\(numbers.map { "\(quoted($0.key)):\($0.value)" }.joined(separator: ","))}"
    }

    private static func array<Element>(_ elements: some Sequence<Element>, _ text: (Element) -> String) -> String {
        "[\(elements.map(text).joined(separator: ","))]"
    }

    /// A JSON string.
    static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": quoted += "\\\(scalar)"
            case _ where scalar.value < 0x20:
                quoted += "\\u00\(scalar.value < 0x10 ? "0" : "")\(String(scalar.value, radix: 16))"
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}
