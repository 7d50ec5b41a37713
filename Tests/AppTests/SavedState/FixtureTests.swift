import Domain
import Foundation
import Navigation
import Support
import Testing

@testable import App

/// The saved states of every version can still be read, and lead to the same place.
@Suite struct FixtureTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Fixtures")

    /// The owner of each fixture, its destination as a breadcrumb, and its version.
    private static let fixtures: [(name: String, owner: Role?, place: String)] = [
        ("1-booking-half-done", .manager, "Book › Clinician › Time › Confirm"),
        ("1-settings-over-search", .manager, "Settings › Data"), ("1-visitor-at-home", nil, "Home"),
        ("1-visitor-after-staff", nil, "Sign in"), ("1-visitor-wants-section", nil, "Sign in"),
        ("1-visitor-wants-link", nil, "Sign in"), ("2-booking-awaited", .receptionist, "Book › Clinician"),
        ("2-outcome-unheard", .receptionist, "Music"), ("3-typed", .receptionist, "Patients › #2001 › Edit"),
        ("3-booking-typed", .receptionist, "Book › Clinician › Time › Confirm"),
    ]

    @Test func `every version has fixtures, and every fixture is held to`() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path())
        let kept = names.map { $0.dropFirst("saved-navigation-".count).dropLast(".json".count) }.map(String.init)
        #expect(Set(kept) == Set(Self.fixtures.map(\.name) + ["1-newcomer", "3-newcomer"]))
        for version in 1...SavedNavigation.currentVersion {
            #expect(kept.contains { $0.hasPrefix("\(version)-") }, "version \(version) has no fixture")
        }
    }

    @Test func `each fixture leads to its place, and is written again as this version writes it`() async throws {
        for (name, owner, place) in Self.fixtures {
            let fixture = try Self.fixture(name)
            let app = try await Workstation().start(as: owner)
            app.restoreState(from: fixture)
            #expect(app.drainNotices() == [], "\(name)")
            #expect(app.state.breadcrumb.joined(separator: " › ") == place, "\(name)")
            let (read, written) = (try SavedNavigation(reading: fixture), try #require(app.saveState()))
            #expect(read.version == SavedNavigation.currentVersion, "\(name)")
            #expect(try SavedNavigation(reading: written).comparable == read.comparable, "\(name)")
            let again = try await Workstation().start(as: owner)
            again.restoreState(from: written)
            #expect(again.whereabouts == app.whereabouts, "\(name)")
        }
    }

    @Test func `a newcomer's fixture keeps where they wanted to be`() async throws {
        let state = try Self.fixture("1-newcomer")
        #expect(try SavedNavigation(reading: state).onboarding == .link("clinic://orders/1042"))
        let workstation = Workstation([.staff(StaffSession.newcomer.staff.id): state])
        let app = try await workstation.start()
        app.presentLogin(returnAction: .resume)
        try await workstation.signInNewcomer(at: app)
        #expect(app.presentedFullScreenCover == .onboarding(.route(.orders(try .detail(1042)))))
    }

    @Test func `an outcome that was pending in a fixture is still delivered`() async throws {
        let app = try await Workstation().start(as: .receptionist)
        app.restoreState(from: try Self.fixture("2-outcome-unheard"))
        #expect(await app.patients.bookingOutcome(for: .known(2_001)) == .finished(.known(3_010)))
        let other = try await Workstation().start(as: .receptionist)
        other.restoreState(from: try Self.fixture("2-booking-awaited"))
        other.bookingFlow?.booked(.known(3_010))
        #expect(await other.patients.bookingOutcome(for: .known(2_001)) == .finished(.known(3_010)))
    }

    static func fixture(_ name: String) throws -> Data {
        try Data(contentsOf: folder.appending(path: "saved-navigation-\(name).json"))
    }

    /// Every fixture, for tests that need saved state of all kinds.
    static func all() throws -> [Data] { try (fixtures.map(\.name) + ["1-newcomer", "3-newcomer"]).map(fixture) }
}

extension SavedNavigation {
    /// The place without equivalent forms: a stack at its root, and an empty list of modals.
    fileprivate var comparable: SavedNavigation {
        var same = self
        same.stacks = stacks.filter { $0.value.count > 1 }
        same.modals = modals ?? []
        same.waits = waits ?? []
        same.outcomes = outcomes ?? []
        same.operations = nil
        return same
    }
}
