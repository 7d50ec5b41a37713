import Domain
import Navigation
import Support
import Testing

@testable import App

/// When and what the app saves.
@Suite struct SavingTests {
    @Test func `each step is saved, and a step that changed nothing is not`() async throws {
        let station = Station()
        let scene = try await station.scene(as: .pharmacist)
        await scene.didSettle()
        await scene.didSettle()
        try scene.open(link: "clinic://orders/7")
        await scene.didSettle()
        #expect(station.saves.count == 2)
        #expect(station.savedStates.saved == scene.coordinator.statesToSave())
    }

    @Test func `a person's place and what a visitor finds are saved together`() async throws {
        let station = Station()
        let scene = try await station.scene(as: .pharmacist)
        await scene.didSettle()
        #expect(station.saves == [[.visitor, .staff(Staff.ana.id), .staffAtTill(Staff.ana.id)]])
    }

    @Test func `an app that only shows a place saves nothing`() async throws {
        let station = Station()
        let scene = AppScene(container: station.container, remembersPlace: false)
        scene.coordinator.presentLogin(returnAction: .section(.orders))
        await scene.didSettle()
        #expect(station.saves == [])
    }

    @Test func `a place that could not be saved is said, and saved at the next step`() async throws {
        let station = Station()
        let scene = try await station.scene(as: .pharmacist)
        let fault = AppError.storage(.full(path: "/x"))
        station.savedStates.answers.failNext(with: fault)
        await scene.didSettle()
        #expect(scene.takeNotices() == ["Where you are could not be saved: \(fault.message) \(fault.advice)"])
        await scene.didSettle()
        #expect(station.savedStates.saved == scene.coordinator.statesToSave())
    }

    @Test func `a place that could not be saved is said, even when the step was the last one`() async throws {
        let station = Station()
        station.savedStates.answers.outage = .storage(.full(path: "/x"))
        let run = await LaunchRun.of(try await station.scene(), lines: ["go orders", "quit"])
        let told = run.told.filter { $0.hasPrefix("Where you are could not be saved: ") }
        #expect(told.count == 2)
    }
}

extension Station {
    /// Whose places were saved, save by save.
    fileprivate var saves: [Set<StateOwner>] {
        savedStates.calls.compactMap { if case .save(let states) = $0 { Set(states.keys) } else { nil } }
    }
}
