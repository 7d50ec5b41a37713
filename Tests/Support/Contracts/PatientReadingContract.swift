import Domain
import Testing

extension PatientContract {
    static let reading: [ContractRule] = [
        ContractRule("a list is by folded name, and by number among those of the same name") { clinic in
            try await clinic.signIn(.receptionist)
            for name in ["Zoë Åberg", "zoe aberg", "ZOE  ABERG", "Émile Zola", "emil zz", "陳", "Ångström", "ßigma"] {
                try await clinic.register(name)
            }
            let all = try await clinic.everyone()
            #expect(all.count > 10)
            for (above, below) in zip(all, all.dropFirst()) { #expect(above.place < below.place) }
            #expect(try await clinic.page(PatientQuery()).total == all.count)
        },
        ContractRule("pages of any size walk everyone once") { clinic in
            try await clinic.signIn(.receptionist)
            for _ in 1...5 { try await clinic.register("José Álvarez Núñez") }
            let all = try await clinic.everyone()
            #expect(Set(all).count == all.count)
            for size in 1...all.count + 1 { #expect(try await clinic.everyone(pageSize: size) == all, "\(size)") }
            let words = PatientCriterion.words(["a"])
            let expected = all.filter(words.isMet)
            for size in 1...expected.count + 1 {
                #expect(try await clinic.everyone(words, pageSize: size) == expected, "\(size)")
            }
        },
        ContractRule("a page holds at least one patient, and may ask for any number") { clinic in
            try await clinic.signIn(.receptionist)
            for size in [0, -1, Int.min] {
                #expect(try await clinic.page(PatientQuery(pageSize: size)).patients.count == 1)
            }
            #expect(try await clinic.page(PatientQuery(pageSize: .max)).next == nil)
        },
        ContractRule("a patient reads as listed, and an unknown number is not found") { clinic in
            try await clinic.signIn(.pharmacist)
            for patient in try await clinic.everyone() { #expect(try await clinic.current(patient.number) == patient) }
            var reader = clinic.patients.patient(try #require(PatientNumber(9_999))).reader()
            #expect(try await reader.error() == .notFound("Patient #9999"))
        },
        ContractRule("a write reaches open lists and patients before it returns") { clinic in
            try await clinic.signIn(.receptionist)
            let patient = try await clinic.register("Open Screen")
            var (list, one) = (
                clinic.patients.patients(PatientQuery(.words(["screen"]))).reader(),
                clinic.patients.patient(patient.number).reader()
            )
            #expect(try await list.value().patients == [patient])
            #expect(try await one.value() == patient)
            var draft = PatientDraft(patient.facts)
            draft.name = "Open Screens"
            let saved = try await clinic.patients.save(
                draft, of: patient.id, over: patient.revision, operation: clinic.operation())
            #expect(await list.readyValue()?.patients == [saved])
            #expect(await one.readyValue() == saved)
        },
    ]

    static let finding: [ContractRule] = [
        ContractRule("a name is found by the beginnings of its words, whatever their case and accents") { clinic in
            try await clinic.signIn(.receptionist)
            for (name, searches) in findable {
                let patient = try await clinic.register(name)
                for text in searches {
                    #expect(try await clinic.found(text).contains(patient), "\(text) in \(name.debugDescription)")
                }
            }
        },
        ContractRule("what begins no word is not found") { clinic in
            try await clinic.signIn(.receptionist)
            let patient = try await clinic.register("Maximilian Álvarez O’Brien-Strauß")
            for text in ["aximilian", "maxa", "maximiliana", "alvarez maxx", "brien", "max %", "max_milian", "ß", "ss"]
            {
                let found = try await clinic.found(text)
                #expect(found.contains(patient) == (text == "max %"), "\(text)")
            }
        },
        ContractRule("a search without letters finds nobody") { clinic in
            try await clinic.signIn(.receptionist)
            for text in ["%", "*", "\"", "- -", "’", "99999999999999999999999", "#"] {
                #expect(try await clinic.found(text).isEmpty, "\(text)")
            }
        },
        ContractRule("every search finds whom the rule of the criterion says, in the order of the list") { clinic in
            try await clinic.signIn(.receptionist)
            for (name, _) in findable { try await clinic.register(name) }
            let all = try await clinic.everyone()
            for text in findable.flatMap(\.searches) + ["a", "an", "ana", "ma", "ma jo", "n t m", "1980-02-29", "2003"]
            {
                let criterion = PatientCriterion(try #require(SearchText(text)))
                #expect(try await clinic.everyone(criterion, pageSize: 2) == all.filter(criterion.isMet), "\(text)")
            }
        },
        ContractRule("a date of birth and a number are understood") { clinic in
            try await clinic.signIn(.receptionist)
            let patient = try await clinic.register("Born Somewhen", born: "1931-12-31")
            #expect(try await clinic.found("1931-12-31") == [patient])
            #expect(try await clinic.found("\(patient.number)") == [patient])
            #expect(try await clinic.found("\(patient.number.rawValue)") == [patient])
            #expect(try await clinic.found("1931-12-30").isEmpty)
            #expect(try await clinic.page(PatientQuery(.number(patient.number))).total == 1)
        },
        ContractRule("a telephone number is found with and without blanks and the country's code") { clinic in
            try await clinic.signIn(.receptionist)
            let (one, two) = (
                try await clinic.register("Long Distance", phone: "+34 699 123 456"),
                try await clinic.register("Near By", phone: "699 123 456")
            )
            for text in ["699 123 456", "699123456", "+34 699 123", "+34699123456", "0034 699-123-456"] {
                #expect(try await clinic.found(text) == [one, two], "\(text)")
            }
            #expect(try await clinic.found("699 123 457").isEmpty)
        },
        ContractRule("a patient who changes the name is found by the new one only") { clinic in
            try await clinic.signIn(.receptionist)
            let patient = try await clinic.register("Quentin Xu")
            var draft = PatientDraft(patient.facts)
            draft.name = "Wanda Xu"
            let saved = try await clinic.patients.save(draft, of: patient.id, over: 1, operation: clinic.operation())
            #expect(try await clinic.found("quentin").isEmpty)
            #expect(try await clinic.found("wan") == [saved])
            #expect(try await clinic.found("xu") == [saved])
        },
    ]

    /// Names with texts that find them.
    private static let findable: [(name: String, searches: [String])] = [
        ("José Álvarez Núñez", ["jose", "JOSÉ", "alv nu", "nunez jose", "j a n", "núñ", "Jo\u{301}se"]),
        ("Nguyễn Thị Mai", ["nguyen", "Nguyễn", "thi mai", "NGUYÊN", "m"]),
        ("Nguye\u{302}\u{303}n Thi\u{323} Mai", ["nguyễn", "thị"]),
        ("Đặng Văn Ơn", ["dang", "đặng", "van on", "ơn"]),
        ("Günther Strauß", ["gunther", "GÜNTHER", "strauss", "STRAUSS", "strauß", "straus"]),
        ("İbrahim Işık", ["ibrahim", "İBRAHİM", "isik", "ışık", "IŞIK"]),
        ("陳美玲", ["陳", "陳美", "陳美玲"]),
        ("김민수", ["김", "김민", "김민수"]),
        ("がとう かな", ["がと", "か\u{3099}とう", "かな"]),
        ("Søren Ærø Łukasz", ["soren", "SØREN", "aero", "lukasz", "łuk"]),
        ("O’Brien-Smith", ["obrien", "o'brien", "O’BRIEN", "smith", "smith o’b"]),
        ("Ｆｕｌｌ Ｗｉｄｔｈ", ["full", "wid", "ｆｕｌｌ"]),
        ("Ελένη Παπαδοπούλου", ["ελενη", "ΠΑΠΑ", "παπαδοπουλου"]),
        ("Анна Йованович", ["анна", "ЙОВ", "иов"]),
        ("محمد علي", ["محمد", "مُحَمَّد", "علي"]),
    ]
}

extension Patient {
    /// The patient's position in a list.
    var place: PatientCursor { PatientCursor(sortName: facts.sortName, number: number) }
}
