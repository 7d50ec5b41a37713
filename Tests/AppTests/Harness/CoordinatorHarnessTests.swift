import Domain
import Navigation
import Support
import Testing

@testable import App

/// The harness itself: the steps that it accepts and rejects, with its reports.
@Suite struct CoordinatorHarnessTests {
    private var reports = Reports()

    @Test func `a test that asks for everything that happens passes`() async throws {
        let harness = try await harness(as: .pharmacist)
        try await harness.step("open an order") {
            $0.orders.showOrder(try .sample(1042))
        } expecting: {
            try $0.push(.orders(.detail(.sample(1042))), on: AppSection.orders.stack)
        }
        await harness.step("look at the orders") {
            $0.go(.section(.orders))
        } expecting: {
            $0.select(.orders)
        }
        await harness.step("settings") {
            $0.home.showSettings()
        } expecting: {
            $0.present(.settings)
        }
        await harness.step("close them") {
            $0.go(.back)
        } expecting: {
            $0.dismiss()
        }
        await harness.finish()
        #expect(reports.texts == [])
    }

    @Test func `a change that was not asked for is shown as a difference`() async throws {
        let harness = try await harness(as: .pharmacist)
        try await harness.step("open an order") {
            try $0.handle(url: "clinic://orders/1042")
        } expecting: {
            $0.select(.orders)
        }
        await harness.finish()
        #expect(
            reports.texts == [
                """
                “open an order” led somewhere else than expected (- expected, + actual):
                  on show: Orders
                  Home: Home
                  Appointments: Appointments
                  Patients: Patients
                - Orders: Orders
                + Orders: Orders › clinic://orders/1042
                  Catalog: Catalog
                  Music: Music
                  alert: none
                """
            ])
    }

    @Test func `a change that was asked for and did not happen is rejected`() async throws {
        let harness = try await harness()
        await harness.step("nothing") { _ in
        } expecting: {
            $0.select(.music)
        }
        await harness.finish()
        #expect(reports.texts.count == 1)
        #expect(reports.texts.first?.contains("- on show: Music\n+ on show: Home") == true)
    }

    @Test(arguments: [true, false])
    func `a change outside of any step is rejected`(beforeAStep: Bool) async throws {
        let harness = try await harness()
        harness.scene.coordinator.select(.music)
        if beforeAStep { try await harness.step("nothing") { _ in } }
        await harness.finish()
        let begin = beforeAStep ? "Something changed before “nothing”" : "Something changed after the last step"
        #expect(reports.texts.map { $0.hasPrefix(begin) } == [true])
    }

    @Test func `a flow that is not finished is rejected`() async throws {
        let harness = try await harness(as: .pharmacist)
        await harness.step("settings") {
            $0.home.showSettings()
        } expecting: {
            $0.present(.settings)
        }
        await harness.step("sign out") {
            $0.home.confirmSignOut()
        } expecting: {
            $0.present(alert: .signOut)
        }
        await harness.finish()
        #expect(reports.texts == ["Not finished: Settings, Sign out."])
    }

    @Test func `work that is still running at the end is rejected`() async throws {
        let workstation = Workstation()
        let harness = try await harness(workstation, as: .pharmacist)
        let left = Task { for try await _ in workstation.orders.orders(OrderQuery()) {} }
        while workstation.orders.openStreams < 2 { await Task.yield() }
        await harness.finish()
        left.cancel()
        #expect(reports.texts == ["Work is still running at the end, reading from FakeOrderRepository."])
    }

    @Test func `a harness that is let go of without an end is rejected`() async throws {
        do { _ = try await harness() }
        #expect(reports.texts == ["The harness was let go of without a call of finish()."])
    }

    private func harness(_ workstation: Workstation = Workstation(), as role: Role? = nil) async throws
        -> CoordinatorHarness
    {
        try await CoordinatorHarness(workstation, as: role) { [reports] text, _ in reports.texts.append(text) }
    }
}

/// The reports of a harness.
private final class Reports {
    var texts: [String] = []
}
