import DesignSystem
import Domain
import Support
import Testing
import TextShell

@testable import App

/// The sync status in the frame.
@Suite struct StatusLineTests {
    @Test func `a clinic without a remote shows no status in any form, and does not read one`() async throws {
        let workstation = Workstation()
        let scene = try await workstation.scene(as: .pharmacist)
        try scene.open(link: "clinic://orders")
        let screen = await ScreenHost(scene: scene).settle()
        #expect(scene.sync == nil)
        #expect(screen.status == [])
        for text in Self.texts(of: screen) {
            #expect(!text.contains("offline") && !text.contains("queued") && !text.lowercased().contains("remote"))
        }
        #expect(workstation.sync.calls == [])
    }

    @Test func `the status is beside the account, in each form`() async throws {
        let workstation = Workstation(reach: .offline(.down))
        workstation.sync.put(.sample(1))
        workstation.sync.put(.sample(2))
        let scene = try await workstation.scene(as: .pharmacist)
        try scene.open(link: "clinic://orders")
        let screen = await ScreenHost(scene: scene).settle()
        let texts = Self.texts(of: screen)
        #expect(texts[0].contains("Ana Ruiz, pharmacist · offline · 2 queued\n"))
        #expect(texts[1].contains("\nUser: Ana Ruiz, pharmacist\nStatus: offline, 2 queued\n"))
        #expect(texts[2].contains(#""status":["offline","2 queued"]"#))
    }

    @Test func `a visitor sees it, too`() async throws {
        let screen = await ScreenHost(scene: try await Workstation(reach: .online).scene()).settle()
        #expect(TextRenderer(width: 80).text(of: screen).contains("not signed in · online"))
    }

    @Test func `it changes by itself on the screen that is there`() async throws {
        let workstation = Workstation(reach: .online)
        let scene = try await workstation.scene(as: .pharmacist)
        let host = ScreenHost(scene: scene)
        #expect(await host.settle().status == ["online"])
        workstation.sync.reach(.offline(.down))
        workstation.sync.put(.sample(1, .conflicting))
        #expect(await host.settle().status == ["offline", "1 conflict"])
        workstation.sync.settle(.known(1))
        workstation.sync.reach(.syncing, progress: SyncProgress(done: 5, of: 10))
        #expect(await host.settle().status == ["syncing 5 of 10 records"])
    }

    @Test(arguments: [20, 40, 80]) func `it fits every width`(width: Int) async throws {
        let workstation = Workstation(reach: .syncing)
        for entry in OutboxEntry.samples { workstation.sync.put(entry) }
        workstation.sync.reach(.syncing, progress: SyncProgress(done: 1_234_567, of: 10_000_000))
        let screen = await ScreenHost(scene: try await workstation.scene(as: .pharmacist)).settle()
        expectFittingText(of: screen, widths: [width])
    }

    @Test func `its reading ends with the app`() async throws {
        let workstation = Workstation(reach: .online)
        var scene: AppScene? = try await workstation.scene()
        #expect(scene?.sync != nil)
        await workstation.deliveries.allTakenIn()
        scene = nil
        await letOthersRun { workstation.sync.openStreams > 0 }
        #expect(workstation.sync.openStreams == 0)
    }

    private static func texts(of screen: Screen) -> [String] {
        [ScreenFormat.Kind.text, .linear, .json].map { ScreenFormat($0, width: 80, theme: .none).text(of: screen) }
    }
}
