import Domain
import Navigation
import Support
import Testing

@testable import App

/// The navigation of the Patients section.
@Suite struct PatientsFlowTests {
    private let number: PatientNumber

    init() throws {
        number = try #require(PatientNumber(2003))
    }

    private func open(as role: Role = .receptionist) async throws -> (
        app: AppCoordinator, patients: PatientsCoordinator
    ) {
        let app = try await Workstation().start(as: role)
        app.go(.section(.patients))
        return (app, app.patients)
    }

    private func text(_ text: String) throws -> SearchText { try #require(SearchText(text)) }

    @Test func `one search takes the place of another, and ending it leads back to where it began`() async throws {
        let (app, patients) = try await open()
        patients.showPatients(matching: try text("lena"))
        patients.showPatients(matching: try text("mai"))
        #expect(patients.path == [.search(try text("mai"))])
        patients.showPatient(number)
        #expect(patients.path == [.search(try text("mai")), .detail(number)])
        app.go(.back)
        patients.showPatients(matching: nil)
        #expect(patients.path == [])
        patients.showPatients(matching: nil)
        #expect(patients.path == [])
    }

    @Test func `the form makes room for the patient who was registered`() async throws {
        let (app, patients) = try await open()
        patients.registerPatient()
        patients.registered(number)
        #expect(patients.path == [.detail(number)])
        app.go(.back)
        #expect(patients.path == [])
    }

    @Test func `a patient whom a new one looks like is shown over the form, which is still there afterwards`()
        async throws
    {
        let (app, patients) = try await open()
        patients.registerPatient()
        let form = patients.places.last
        patients.showPatient(number)
        app.go(.back)
        #expect(patients.places.last == form)
    }

    @Test func `an edit that was saved leads back to the patient`() async throws {
        let (app, patients) = try await open()
        patients.showPatient(number)
        patients.editPatient(number)
        patients.editSaved()
        #expect(app.patients.path == [.detail(number)])
    }

    @Test(arguments: [
        ("patients/new", 1), ("patients?q=jo%20alv", 1), ("patients/2003", 1), ("patients/2003/edit", 2),
    ])
    func `a link builds the places below it`(link: String, depth: Int) async throws {
        let (app, patients) = try await open()
        try app.handle(url: "clinic://\(link)")
        #expect(app.section == .patients)
        #expect(patients.path.count == depth)
    }

    @Test(arguments: [Role.receptionist, .pharmacist, .manager])
    func `a role that may not keep notes is refused at the gate, from a button and from a link`(role: Role) async throws
    {
        let (app, patients) = try await open(as: role)
        patients.showPatient(number)
        _ = app.drainNotices()
        patients.showNotes(of: number)
        try app.handle(url: "clinic://patients/2003/notes")
        #expect(patients.path == [.detail(number)])
        let refusal = "You may not see clinical notes. Ask a clinician to do it."
        #expect(app.drainNotices() == [refusal, refusal])
    }

    @Test func `a clinician sees notes above their patient`() async throws {
        let (app, patients) = try await open(as: .clinician)
        try app.handle(url: "clinic://patients/2001/notes")
        #expect(patients.path == [.detail(.known(2_001)), .notes(.known(2_001))])
    }

    @Test func `a visitor who wants notes signs in first, and is then asked for more than that`() async throws {
        let workstation = Workstation()
        let app = try await workstation.start()
        try app.handle(url: "clinic://patients/2003/notes")
        #expect(app.state.modals.last != nil)
        try await app.sessions.signIn(.sample(.receptionist))
        #expect(app.patients.path == [])
    }

    @Test func `every place asks for what its screen shows`() throws {
        for route in PatientsRoute.all {
            let isNotes = if case .notes = route { true } else { false }
            #expect(route.requirement == .permission(isNotes ? .keepClinicalNotes : .managePatients), "\(route)")
        }
    }
}
