import Domain
import Support
import Testing

@Suite("What a clinic offers, as it is typed")
struct OfferInputTests {
    @Test(
        arguments: [
            ("Check-up", "checkup", true), ("Check-up", "CHECK  UP!", true), ("Chéck-up", "check up", true),
            ("O’Brien", "OBrien", true), ("Injection 0.5 ml", "Injection 05 ml", false), ("X-ray 1", "X-ray 11", false),
            ("X-ray 1 1", "X-ray 11", false), ("陳", "陳", true), ("陳", "偉", false), ("Check-up", "Check-ups", false),
        ])
    func `titles are the same that people cannot tell apart`(first: String, second: String, isSame: Bool) {
        #expect(first.isSameTitle(as: second) == isSame)
        #expect(second.isSameTitle(as: first) == isSame)
    }

    @Test func `a word for links is free, short and within ASCII`() {
        #expect("Chéck-up & more".linkWord == "check-up-more")
        #expect("陳偉".linkWord.isEmpty)
        #expect("Check up".linkWord { ["check-up", "check-up-2"].contains($0) } == "check-up-3")
        let long = String(repeating: "seven ", count: 10).linkWord
        #expect(long == "seven-seven-seven-seven-seven-seven-seven-seven-seven-se" && long.count == 56)
    }

    /// Words in the fields of a form, and the problem with each.
    private static let wrong: [(kind: OfferKind, field: OfferField, words: String, problem: String)] = [
        (.services, .title, " ", "A service has a name."),
        (.services, .title, "陳", "The name of a service has letters from a to z or digits."),
        (.services, .title, String(repeating: "a", count: 61), "The name of a service has at most 60 characters."),
        (.services, .title, "a\u{200B}b", "The name of a service holds a character that cannot be seen."),
        (.services, .minutes, "half an hour", "This is no whole number."),
        (.services, .minutes, "4", "A service takes 5 to 240 minutes."),
        (.categories, .title, "", "A category has a name."),
        (.products, .category, "", "Choose a category; add one first if there is none."),
        (.products, .price, "4,20", "A price in EUR is a number such as 4.20."),
        (.products, .price, "-1", "A price in EUR is a number such as 4.20."),
        (.products, .stock, "-1", "A stock is a number from 0 to 1000000."),
        (.products, .stock, "many", "This is no whole number."),
        (.products, .reorderLevel, "1000001", "A stock is a number from 0 to 1000000."),
        (.products, .details, String(repeating: "a", count: 301), "A description has at most 300 characters."),
    ]

    @Test func `a field that is wrong says so, and only that field`() {
        for (kind, field, words, problem) in Self.wrong {
            var input = Self.right(kind)
            input[field] = words
            let error = #expect(throws: OfferProblems.self) { try input.draft(of: kind, in: .eur) }
            #expect(error?.messages == [field: problem], "\(words)")
        }
    }

    @Test(arguments: OfferKind.allCases) func `an empty form has a problem in each field that has to be filled`(
        kind: OfferKind
    ) {
        let error = #expect(throws: OfferProblems.self) { try OfferInput().draft(of: kind, in: .eur) }
        #expect(Set(error?.messages.keys.map(\.self) ?? []) == Set(kind.fields).subtracting([.clinicians, .details]))
    }

    @Test func `a form that is right gives what was typed, without blanks around it`() throws {
        #expect(
            try Self.right(.services).draft(of: .services, in: .eur)
                == .service(ServiceDraft(title: "Tea", minutes: 30, clinicians: ["dana", "chen"])))
        #expect(
            try Self.right(.products).draft(of: .products, in: .eur)
                == .product(
                    ProductDraft(
                        name: "Tea", category: "Teas", price: Money(minorUnits: 420, currency: .eur), stock: 7,
                        reorderLevel: 2, details: "")))
    }

    @Test func `an offer in a form is the offer, but for a price in another currency`() throws {
        for offer in Offer.samples {
            let input = OfferInput(offer, in: .eur)
            guard offer.id.word != "515" else {
                #expect(input[.price] == "49.00 CHF")
                #expect(throws: OfferProblems.self) { try input.draft(of: .products, in: .eur) }
                continue
            }
            #expect(try input.draft(of: offer.id.kind, in: .eur).title == offer.title)
        }
    }

    private static func right(_ kind: OfferKind) -> OfferInput {
        var input = OfferInput()
        let words: [OfferField: String] = [
            .title: " Tea ", .minutes: " 30", .clinicians: "dana chen", .category: "Teas", .price: "4.20", .stock: "7",
            .reorderLevel: "2",
        ]
        for field in kind.fields { input[field] = words[field] ?? "" }
        return input
    }
}

@Suite("Hours, as they are typed")
struct HoursInputTests {
    @Test func `several times a day are put in order, and an empty day has none`() throws {
        var input = HoursInput(OpeningHours([]))
        input.days[0] = "15:00-18:00, 9:00 – 13:00,"
        #expect(input.hours?.words == "monday 09:00–13:00, monday 15:00–18:00")
        let hours = try #require(input.hours)
        #expect(HoursInput(hours).days == ["09:00–13:00, 15:00–18:00", "", "", "", "", "", ""])
        #expect(HoursInput(hours).hours == hours)
    }

    @Test(arguments: ["9-13", "9:00", "9:00-13:00 15:00-18:00", "13:00-9:00", "9:00-25:00", "closed", "9:00--10:00"])
    func `what is no time is a problem of its day`(words: String) {
        var input = HoursInput(OpeningHours([]))
        input.days[2] = words
        #expect(input.hours == nil)
        #expect(input.problems.map { $0 == nil } == [true, true, false, true, true, true, true])
    }

    @Test func `times that overlap are a problem, and times that touch are none`() {
        var input = HoursInput(OpeningHours([]))
        input.days[6] = "9:00-13:00, 12:59-14:00"
        #expect(input.problems[6] == "These times overlap.")
        input.days[6] = "9:00-13:00, 13:00-14:00"
        #expect(input.hours != nil)
    }
}
