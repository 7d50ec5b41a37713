import Domain
import Navigation
import Support
import Testing
import TextShell

@testable import App

/// The app asks before a draft would be lost, and only then.
@Suite struct LeaveGuardTests {
    /// The location of a draft.
    enum Spot: CaseIterable {
        /// On the visible place.
        case onTop
        /// On a place of the section, under a sheet.
        case underSheet
        /// In a hidden section.
        case otherSection
        /// On the visible sheet.
        case sheet
        /// In the visible sheet, under another of its places.
        case deepInSheet
    }

    /// The ways out of each spot that ask first. All others proceed at once and keep the draft.
    static let asking: [Spot: [Way]] = [
        .onTop: [.back, .openOrder, .tapOrder], .underSheet: [.openOrder, .tapOrder],
        .otherSection: [.openOrder, .tapOrder],
        .sheet: Way.allCases, .deepInSheet: Way.allCases.filter { $0 != .back },
    ]

    @Test func `every way out of every spot asks exactly when something typed would be lost`() async throws {
        for spot in Spot.allCases {
            for way in Way.allCases where !(spot == .otherSection && way == .back) {
                let (scene, dirty) = try await Self.start(spot)
                let before = scene.coordinator.whereabouts
                try way.take(scene)
                let asks = Self.asking[spot]?.contains(way) == true
                #expect((scene.coordinator.presentedAlert != nil) == asks, "\(way) \(spot)")
                #expect(scene.places.contains(dirty), "\(way) \(spot)")
                guard asks else { continue }
                var expected = before
                expected.alert = .discardDraft(way.request)
                #expect(scene.coordinator.whereabouts == expected, "\(way) \(spot)")
            }
        }
    }

    @Test func `an order that is picked at Home and a sign-out ask as a link does`() async throws {
        for spot in Spot.allCases {
            let (scene, _) = try await Self.start(spot)
            scene.coordinator.home.showOrder(try .sample(1031))
            let picked = scene.coordinator.presentedAlert
            #expect(picked == .discardDraft(.route(.orders(.detail(try .sample(1031))))), "\(spot)")
            scene.coordinator.dismiss()
            scene.coordinator.home.confirmSignOut()
            #expect(scene.coordinator.presentedAlert == .discardDraft(.signOut), "\(spot)")
            scene.coordinator.discardDraft(then: .signOut)
            #expect(scene.coordinator.presentedAlert == .signOut, "\(spot)")
        }
    }

    @Test func `keeping leaves everything as it was`() async throws {
        for (spot, ways) in Self.asking {
            for way in ways {
                let (scene, _) = try await Self.start(spot)
                let before = Everything(scene)
                try way.take(scene)
                scene.coordinator.dismiss()
                #expect(Everything(scene) == before, "\(way) \(spot)")
            }
        }
    }

    @Test func `discarding leads to the same place as leaving without a draft`() async throws {
        for (spot, ways) in Self.asking {
            for way in ways {
                let (scene, dirty) = try await Self.start(spot)
                try way.take(scene)
                scene.coordinator.discardDraft(then: way.request)
                let (clean, place) = try await Self.start(spot)
                clean.note(draft: false, at: place)
                try way.take(clean)
                #expect(scene.coordinator.whereabouts == clean.coordinator.whereabouts, "\(way) \(spot)")
                #expect(!scene.places.contains(dirty), "\(way) \(spot)")
            }
        }
    }

    @Test func `back from the question is the same as keeping`() async throws {
        let (scene, _) = try await Self.start(.onTop)
        let before = Everything(scene)
        try scene.goBack()
        try scene.goBack()
        #expect(Everything(scene) == before)
    }

    @Test func `at the start of another section there is nothing to go back to, and nothing is asked`() async throws {
        let (scene, _) = try await Self.start(.otherSection)
        let before = Everything(scene)
        #expect(throws: CommandFailure.self) { try scene.goBack() }
        #expect(Everything(scene) == before)
    }

    @Test(arguments: ["clinic://nowhere", "javascript:alert(1)", "", "clinic://orders/0", "clinic://errors/nothing"])
    func `a refused link asks nothing`(link: String) async throws {
        for spot in Spot.allCases {
            let (scene, _) = try await Self.start(spot)
            let before = Everything(scene)
            #expect(throws: CommandFailure.self) { try scene.open(link: link) }
            #expect(Everything(scene) == before, "\(spot)")
        }
    }

    @Test func `an unknown section asks nothing`() async throws {
        let (scene, _) = try await Self.start(.sheet)
        let before = Everything(scene)
        #expect(throws: CommandFailure.self) { try scene.goToSection("pharmacy") }
        #expect(Everything(scene) == before)
    }

    @Test func `the latest request is the one that is asked about`() async throws {
        let (scene, _) = try await Self.start(.sheet)
        try scene.goBack()
        try scene.goToSection("orders")
        #expect(scene.coordinator.presentedAlert == .discardDraft(.section(.orders)))
    }

    /// An app with a draft at a spot, and the place of the draft.
    static func start(_ spot: Spot) async throws -> (AppScene, PlaceID) {
        let scene = try await Workstation().scene(as: .manager)
        let app = scene.coordinator
        switch spot {
        case .onTop, .underSheet, .otherSection: try scene.open(link: "clinic://orders/1042/refund")
        case .sheet, .deepInSheet: app.home.showSettings()
        }
        let dirty = scene.place
        switch spot {
        case .onTop, .sheet: break
        case .underSheet: app.orders.contactSupport(about: try .sample(1042))
        case .otherSection: app.select(.home)
        case .deepInSheet: try #require(app.settingsFlow).showData()
        }
        scene.note(draft: true, at: dirty)
        return (scene, dirty)
    }
}

/// A way to leave.
enum Way: CaseIterable {
    case back, home, openOrder, tapOrder, openStart, goHome, goOrders

    /// The request to the app.
    var request: AppRequest {
        switch self {
        case .back: .back
        case .home, .openStart: .route(.home(.start))
        case .openOrder, .tapOrder: .route(.orders(.list))
        case .goHome: .section(.home)
        case .goOrders: .section(.orders)
        }
    }

    /// Leaves, as the shell does.
    func take(_ scene: AppScene) throws {
        switch self {
        case .back: try scene.goBack()
        case .home: try scene.goHome()
        case .openOrder: try scene.open(link: "clinic://orders")
        case .tapOrder: scene.coordinator.go(.route(.orders(.list)))
        case .openStart: try scene.open(link: "clinic://home")
        case .goHome: try scene.goToSection("home")
        case .goOrders: try scene.goToSection("orders")
        }
    }
}
