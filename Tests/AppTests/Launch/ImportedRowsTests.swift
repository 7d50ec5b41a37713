import Testing

@testable import App

/// Lists of services, line by line.
@Suite struct ImportedRowsTests {
    @Test(arguments: [
        ("Check-up,few,rosa,", "Line 2, column 10: “few” is no whole number."),
        ("Check-up,30,,\nX-ray,-20,,", "Line 3, column 7: “-20” is no whole number."),
        ("Check-up,0,,", "Line 2, column 1: a service takes 5 to 240 minutes."),
        ("\"Check\nup\",30,,\nX-ray,241,,", "Line 4, column 1: a service takes 5 to 240 minutes."),
        (",30,,", "Line 2, column 1: a service has a name."),
        ("漢字,30,,", "Line 2, column 1: the name of a service has letters from a to z or digits."),
        ("Check-up,30,,perhaps", "Line 2, column 14: “perhaps” is neither yes nor no."),
        ("\n\nCheck-up,30,,\nCHECKUP,30,,", "Line 5, column 1: an earlier line has the same title."),
        ("Check-up,30", "Line 2, column 10: there are 2 cells, and 4 columns."),
    ])
    func `a service that cannot be is refused with its place`(rows: String, problem: String) throws {
        var rows = ImportedRows(try CSVTable("title,minutes,clinicians,retired\n\(rows)\n"), of: .services)
        _ = rows.services()
        #expect(rows.problems.last == problem)
    }
}
