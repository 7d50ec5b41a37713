import Domain

/// A patient of the example clinic.
struct ExamplePatient {
    let number: Int
    let name: String
    /// The date of birth, as ISO 8601 writes it.
    let born: String
    let phone: String

    init(_ number: Int, _ name: String, born: String, phone: String) {
        self.number = number
        self.name = name
        self.born = born
        self.phone = phone
    }

    var id: Patient.ID { Identifier(ExampleIdentity.patient.uuid(number)) }

    /// Everyone, by number. Those who ordered something have the name that is on their order.
    static let all = [
        ExamplePatient(2001, "Lena Vogt", born: "1988-06-14", phone: "+34 600 555 101"),
        ExamplePatient(2002, "Jakub Nowak", born: "1975-11-02", phone: "+34 600 555 102"),
        ExamplePatient(2003, "Aroha Ngata", born: "1994-01-27", phone: "+34 600 555 103"),
        ExamplePatient(2004, "Sofia Papadopoulou", born: "1961-08-30", phone: "+34 600 555 104"),
        ExamplePatient(2005, "Nguyễn Thị Mai", born: "2001-04-09", phone: "+34 600 555 105"),
        ExamplePatient(2006, "Oluwaseun Adeyemi", born: "1983-12-19", phone: "+34 600 555 106"),
        ExamplePatient(2007, "Marguerite Delacroix", born: "1947-02-03", phone: "+34 600 555 107"),
        ExamplePatient(2008, "Yusuf Demir", born: "2019-09-21", phone: "+34 600 555 108"),
        ExamplePatient(2009, "陳美玲", born: "1990-10-10", phone: "+34 600 555 109"),
        ExamplePatient(2010, "Priya Natarajan", born: "1979-05-16", phone: "+34 600 555 110"),
        ExamplePatient(2011, "José Álvarez Núñez", born: "1955-03-25", phone: "+34 600 555 111"),
        ExamplePatient(2012, "Ana Álvarez Ruiz", born: "2024-02-29", phone: "+34 600 555 111"),
    ]

    /// The patient with a name, in any Unicode spelling, or nil.
    static func named(_ name: String) -> ExamplePatient? {
        all.first { $0.name == name }
    }

    func insert(in connection: Connection) throws(AppError) {
        guard let number = PatientNumber(number), let born = Day(iso: born) else {
            throw .unexpected("an example patient makes no sense")
        }
        try Patient(id: id, number: number, revision: 1, facts: PatientFacts(name: name, born: born, phone: phone))
            .insert(in: connection)
    }
}
