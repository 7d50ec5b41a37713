import Foundation
import HeadlessUI
import Testing

@MainActor @Suite("Records")
struct RecordTests {
    private struct Row: Identifiable, Recorded {
        let id: Int
        var record: Record { Record("pet", id: .number(id), ["name": .text("Rex \(id)")]) }
    }

    @Test func `the rows of a list are records, with the action that picks them, their link and their heading`() {
        let screen = screen {
            Section("Pets") {
                List([Row(id: 7), Row(id: 8)]) { row in
                    Button {
                    } label: {
                        HStack { Text("row \(row.id)") }
                    }
                }
            }
        }
        let links = ScreenLinks(
            place: "app://pets", record: { record in record.id.map { _ in "app://pets/x" } }, control: { _, _ in nil })
        let text = ScreenJSON(links: links).json(of: screen).text
        let place = #""link":"app://pets/x","action":1,"heading":"Pets""#
        let record = #"{"type":"pet","id":7,\#(place),"fields":{"name":"Rex 7"}}"#
        #expect(text.hasPrefix(#"{"link":"app://pets","#))
        #expect(text.contains(#""records":[\#(record),"#))
        #expect(
            text.contains(
                #"{"number":1,"name":"row 7","enabled":true,"effect":"opens","link":"app://pets/x","heading":"Pets"}"#))
        #expect(text.contains(#""texts":[]"#))
    }

    @Test func `one element that several views show is one record, and two that are alike are two`() {
        let screen = screen {
            ForEach([Row(id: 1), Row(id: 1)]) { _ in
                Text("a")
                Text("b")
            }
        }
        let record = #"{"type":"pet","id":1,"fields":{"name":"Rex 1"}}"#
        #expect(ScreenJSON.text(of: screen).contains(#""records":[\#(record),\#(record)]"#))
    }

    @Test func `the first thing that the content of a place is about is the place's`() {
        let screen = screen { Text("a").navigationDocument(Row(id: 1).record).navigationDocument(Row(id: 2).record) }
        #expect(screen.record == Row(id: 1).record)
        #expect(ScreenJSON.text(of: screen).contains(#""record":{"type":"pet","id":1,"#))
    }

    @Test func `the trees of two renderings are equal, and of other records are not`() {
        func tree(_ id: Int) -> Node { screen { ForEach([Row(id: id)]) { _ in Text("a") } }.content }
        #expect(tree(1) == tree(1))
        #expect(tree(1) != tree(2))
    }

    @Test func `values keep their types`() {
        let json = RecordJSON(link: { $0.type == "owner" ? "app://owners/1" : nil }, secondsFromGMT: { _ in 3_600 })
        let owner = Record("owner", id: .text("ana"), [:])
        let values: [(RecordValue, String)] = [
            (.none, "null"), (.text("a\"b"), #""a\"b""#), (.text(nil), "null"), (.number(-3), "-3"),
            (.flag(true), "true"),
            (.money(minorUnits: .min, currency: "EUR"), #"{"minorUnits":-9223372036854775808,"currency":"EUR"}"#),
            (.moment(Date(timeIntervalSince1970: 0)), #""1970-01-01T01:00:00+01:00""#),
            (.day(year: 988, month: 6, day: 14), #""0988-06-14""#), (.list([.number(1), .none]), "[1,null]"),
            (.record(owner), #"{"type":"owner","id":"ana","link":"app://owners/1","fields":{}}"#),
        ]
        for (value, text) in values { #expect(json.json(of: value).text == text) }
    }

    @Test func `a moment is that which Foundation reads, in every zone, since the calendar is Gregorian`() throws {
        var random = TextSamples(seed: 7)
        for _ in 0..<2_000 {
            let seconds = Int.random(in: -12_000_000_000...250_000_000_000, using: &random)
            let moment = Date(timeIntervalSince1970: Double(seconds))
            let offset = Int.random(in: -840...840, using: &random) * 60
            let json = RecordJSON(secondsFromGMT: { _ in offset }).json(of: .moment(moment))
            guard case .text(let text) = json else { continue }
            #expect(try Date(text, strategy: .iso8601) == moment, "\(text) at \(offset)")
        }
        let odd = RecordJSON(secondsFromGMT: { _ in -884 }).json(of: .moment(Date(timeIntervalSince1970: -1)))
        #expect(odd == .text("1969-12-31T23:59:59Z"))
    }
}
