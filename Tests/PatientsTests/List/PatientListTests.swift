import DesignSystem
import Domain
import Patients
import Support
import Testing

@testable import PatientsPreviews

@Suite("Patient list")
struct PatientListTests {
    @Test func `Patients are listed by name, without regard to case and accents`() async throws {
        let screen = PatientListScreen()
        await screen.driver.settle()
        #expect(screen.numbers == [2003, 2002, 2011, 2001, 2005, 2009])
    }

    @Test func `a search shows whom it finds, and only these, and says what was searched for`() async throws {
        let screen = try await PatientListState.found.screen()
        #expect(screen.numbers == [2011])
        #expect(try screen.driver.find("search").value == "JOSE alv")
        let text = try #require(SearchText("JOSE alv"))
        #expect(screen.patients.calls == [.patients(PatientQuery(PatientCriterion(text)))])
    }

    @Test func `typing a search asks the coordinator for it; blanks end it`() async throws {
        let screen = PatientListScreen(search: "lena")
        await screen.driver.settle()
        try await screen.driver.type("  mai ", into: "search")
        try await screen.driver.type(" ", into: "search")
        screen.driver.expect(screen.coordinator.requests, [.search(SearchText("mai")), .search(nil)])
    }

    @Test func `a search that is too long is refused and leads nowhere`() async throws {
        let screen = try await PatientListState.badSearch.screen()
        #expect(screen.driver.screen.failure == "invalid-input")
        #expect(screen.coordinator.requests.isEmpty)
        try await screen.driver.type("lena", into: "search")
        #expect(screen.driver.screen.failure == nil)
    }

    @Test func `an invalid date of birth is reported, and leads nowhere`() async throws {
        let screen = PatientListScreen()
        await screen.driver.settle()
        try await screen.driver.type("1988-06-31", into: "search")
        #expect(try screen.driver.find(role: .failure).label == "There is no date 1988-06-31.")
        #expect(screen.coordinator.requests.isEmpty)
        try await screen.driver.type("1988-06-30", into: "search")
        #expect(screen.driver.screen.failure == nil)
    }

    @Test func `a row and the way to register ask the coordinator, once each`() async throws {
        let screen = PatientListScreen()
        await screen.driver.settle()
        let row = try #require(screen.driver.buttons.first { $0.hasPrefix("#2005") })
        try await screen.driver.press(row)
        try await screen.driver.press("register")
        screen.driver.expect(screen.coordinator.requests, [.patient(try #require(PatientNumber(2005))), .register])
    }

    @Test func `a patient whom someone else registers is on the open list without another read`() async throws {
        let screen = PatientListScreen()
        await screen.driver.settle()
        screen.patients.put(try .sample(2050, "Aaron Abel"))
        await screen.driver.settle()
        #expect(screen.numbers.first == 2050)
        #expect(screen.repositoryCalls == 1)
    }

    @Test func `signing out takes the patients off the screen`() async throws {
        let screen = PatientListScreen()
        await screen.driver.settle()
        screen.sessions.current = nil
        await screen.driver.settle()
        #expect(screen.driver.screen.failure == "sign-in-required")
        #expect(screen.numbers.isEmpty)
    }
}

@Suite("Patient pages")
struct PatientPagingTests {
    @Test(arguments: [1, 2, 3, 4, 10])
    func `pages of namesakes show each patient once, forward and back`(pageSize: Int) async throws {
        let screen = PatientListScreen(try Patient.namesakes(7), pageSize: pageSize)
        await screen.driver.settle()
        var forward = [screen.numbers]
        while screen.driver.shows("more") {
            try await screen.driver.press("more")
            forward.append(screen.numbers)
        }
        #expect(forward.flatMap { $0 } == Array(1...7))
        var back = [screen.numbers]
        while screen.driver.shows("previous") {
            try await screen.driver.press("previous")
            back.append(screen.numbers)
        }
        #expect(back.reversed() == forward)
    }

    @Test
    func `the next page is on its way until its patients are there, and none of this one are left`() async throws {
        let screen = PatientListScreen(try Patient.namesakes(3), pageSize: 2)
        await screen.driver.settle()
        screen.patients.answers.hold()
        try await screen.driver.press("more", completing: false)
        #expect(screen.driver.screen.isBusy)
        #expect(screen.numbers == [])
        screen.patients.answers.release()
        await screen.driver.settle()
        #expect(screen.numbers == [3])
    }

    @Test func `a page says which patients it shows, and of how many as soon as that is known`() async throws {
        let all = PatientListScreen(try Patient.namesakes(3), pageSize: 2)
        await all.driver.settle()
        #expect(all.driver.shows("Patients 1 to 2 of 3"))
        let found = PatientListScreen(try Patient.namesakes(3), search: "ruiz", pageSize: 2)
        await found.driver.settle()
        #expect(found.driver.shows("Patients 1 to 2, and more"))
        try await found.driver.press("more")
        #expect(found.driver.shows("Patient 3 of 3"))
    }

    @Test func `of 10,000 patients one page is asked for, rendered and followed`() async throws {
        let screen = PatientListScreen(try Patient.namesakes(10_000))
        await screen.driver.settle()
        #expect(screen.numbers == Array(1...10))
        try await screen.driver.press("more")
        #expect(screen.openStreams == 1)
        #expect(screen.repositoryCalls == 2)
    }
}
