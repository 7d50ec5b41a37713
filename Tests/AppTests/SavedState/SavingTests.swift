import Domain
import Navigation
import Support
import Testing

@testable import App

/// The times and contents of saves.
@Suite struct SavingTests {
    @Test func `each step is saved, and a step that changed nothing is not`() async throws {
        let workstation = Workstation()
        let scene = try await workstation.scene(as: .pharmacist)
        await scene.didSettle()
        await scene.didSettle()
        try scene.open(link: "clinic://orders/7")
        await scene.didSettle()
        #expect(workstation.saves.count == 2)
        #expect(workstation.savedStates.saved == scene.coordinator.statesToSave())
    }

    @Test func `a person's place and what a visitor finds are saved together`() async throws {
        let workstation = Workstation()
        let scene = try await workstation.scene(as: .pharmacist)
        await scene.didSettle()
        #expect(workstation.saves == [[.visitor, .staff(Staff.ana.id), .staffAtTerminal(Staff.ana.id)]])
    }

    @Test func `an app that only shows a place saves nothing`() async throws {
        let workstation = Workstation()
        let scene = AppScene(container: workstation.container, remembersPlace: false)
        scene.coordinator.presentLogin(returnAction: .section(.orders))
        await scene.didSettle()
        #expect(workstation.saves == [])
    }

    @Test func `a failed save of the place is reported, and repeated at the next step`() async throws {
        let workstation = Workstation()
        let scene = try await workstation.scene(as: .pharmacist)
        let fault = AppError.storage(.full(path: "/x"))
        workstation.savedStates.answers.failNext(with: fault)
        await scene.didSettle()
        #expect(scene.drainNotices() == ["Where you are could not be saved: \(fault.message) \(fault.advice)"])
        await scene.didSettle()
        #expect(workstation.savedStates.saved == scene.coordinator.statesToSave())
    }

    @Test func `a failed save of the place is reported, even after the last step`() async throws {
        let workstation = Workstation()
        workstation.savedStates.answers.outage = .storage(.full(path: "/x"))
        let run = await LaunchRun.of(try await workstation.scene(), lines: ["go orders", "quit"])
        let told = run.told.filter { $0.hasPrefix("Where you are could not be saved: ") }
        #expect(told.count == 2)
    }
}

extension Workstation {
    /// The owners of the saved places, save by save.
    fileprivate var saves: [Set<StateOwner>] {
        savedStates.calls.compactMap { if case .save(let states) = $0 { Set(states.keys) } else { nil } }
    }
}
