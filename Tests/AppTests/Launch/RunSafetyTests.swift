import Foundation
import Support
import Testing
import TextShell

@testable import App

/// The limits of `clinic run`: it never loses a draft or a save, and does not touch the disk.
@Suite struct RunSafetyTests {
    @Test func `an update takes nothing away that was typed, and no check of a place or an end`() async throws {
        let texts = [
            "$ clinic --stop\n> nothing\n> open clinic://products/501\n",
            "% check places\n$ clinic --version\nHome\n",
            "% check places\n% user ana\n$ clinic open clinic://orders\nOrders\n! (exit 66)\n",
            "$ clinic --version\n! (exit 64)\n",
        ]
        for text in texts {
            let folder = try RunFolder(["a.clinic": text])
            let run = await LaunchRun.of(["run", "--update", folder.path("a.clinic")])
            #expect(run.code == .differs)
            #expect(run.output.contains("not what happens:"))
            #expect(run.output.hasSuffix("1 transcript in 1 file: 0 files updated, 1 not as written.\n"))
            #expect(
                run.told == [
                    "“\(folder.path("a.clinic"))” stays as it is: the program ends before all of it is typed, leads nowhere "
                        + "that is checked, or ends well where an exit code stands. Put that right, or take it away."
                ])
            #expect(try folder.text("a.clinic") == text)
        }
    }

    @Test(arguments: ["", "! (exit 65)\n"])
    func `where places are checked an update writes how the program ended`(expected: String) async throws {
        let start = "% check places\n% user ana\n$ clinic open clinic://orders/99999\nOrders › #99999\n"
        let folder = try RunFolder(["a.clinic": start + expected])
        let run = await LaunchRun.of(["run", folder.path("a.clinic")])
        #expect(run.code == .differs)
        #expect(run.output.contains("│+! (exit 66)\n"))
        #expect(await LaunchRun.of(["run", "--update", folder.path("a.clinic")]).code == .ok)
        #expect(try folder.text("a.clinic") == start + "! (exit 66)\n")
        #expect(await LaunchRun.of(["run", folder.path("a.clinic")]).code == .ok)
    }

    @Test func `an update does not overwrite what was saved meanwhile`() async throws {
        let folder = try RunFolder(["a.clinic": "$ clinic --version\nclinic 0.0.1\n"])
        let source = TranscriptSource(path: folder.path("a.clinic"))
        let document = try source.document()
        try folder.write("# mine\n", to: "a.clinic")
        let failure = #expect(throws: CommandFailure.self) { try source.replace(document.text, with: "x") }
        #expect(
            failure?.message == "“\(folder.path("a.clinic"))” cannot be written: It was changed meanwhile. "
                + "Nothing was written to it; run this again.")
        #expect(try folder.text("a.clinic") == "# mine\n")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("")) == ["a.clinic"])
    }

    @Test func `a transcript that is stopped at any moment leaves nothing behind`() async throws {
        let lines = ["@ a", "$ clinic", "> go catalog", "@ b", "$ clinic", "@ a", "> go music", "@ b", "> back"]
        for moment in 0..<40 {
            let transcript = try Transcript([(1, lines)], in: .clinic)
            weak var clinics: TranscriptClinics?
            do {
                let host = try TranscriptClinics()
                clinics = host
                let play = TranscriptPlay(of: transcript, on: host)
                let stop = Task {
                    for _ in 0..<moment { await Task.yield() }
                    play.stop()
                }
                _ = await play.actual()
                await stop.value
            }
            await Task.yield()
            #expect(clinics == nil, "stopped after \(moment)")
        }
    }

    @Test func `no two runs draw the same numbers`() {
        let seeds = (UInt64(0)..<20).flatMap { seed in
            (UInt64(0)..<20).map { TranscriptClinics.seed(seed, run: $0) }
        }
        #expect(Set(seeds).count == 400)
        #expect(TranscriptClinics.seed(7, run: 0) == 7)
    }
}
