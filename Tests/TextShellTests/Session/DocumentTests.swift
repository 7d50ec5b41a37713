import Foundation
import HeadlessUI
import Support
import Testing
import TextShell

@Suite("Documents of a session") @MainActor
struct DocumentTests {
    /// The part of a document that programs read first.
    private struct Document: Decodable, Equatable {
        let schema: Int
        let command: String?
        let exit: Int32
        let failure: String?
        let notices: [String]
        let screen: Screen?
        let lines: [String]?
        let routes: [String]?
        let transcript: [String]?

        struct Screen: Decodable, Equatable {
            let breadcrumb: [String]
        }
    }

    private func documents(_ talk: Conversation) throws -> [Document] {
        try talk.output.written.map { text in
            #expect(text.hasSuffix("\n") && text.count { $0 == "\n" } == 1)
            return try JSONDecoder().decode(Document.self, from: Data(text.utf8))
        }
    }

    @Test func `each command has one, and so have the start and the end`() async throws {
        let talk = Conversation(["list", "ben", "# a remark", "", "back", "quit"], format: .json)
        #expect(await talk.session.run() == .ok)
        let documents = try documents(talk)
        #expect(documents.map(\.command) == [nil, "press List", "press Ben", "", "back", "quit"])
        #expect(documents.map { $0.screen?.breadcrumb.last } == ["start", "list", "list", "list", "start", nil])
        #expect(documents.allSatisfy { $0.schema == 1 && $0.exit == 0 && $0.failure == nil })
    }

    @Test func `a failure is one, with its exit code and without what was typed`() async throws {
        let talk = Conversation(["s3cret", "go s3cret", "open s3cret", "set s3cret", "back"], format: .json)
        _ = await talk.session.run()
        let failed = try documents(talk).dropFirst()
        #expect(failed.map(\.command) == [nil, "go", "open", "set", "back"])
        #expect(failed.map(\.exit) == [64, 64, 65, 64, 64])
        #expect(failed.last?.failure == "There is nothing to go back to.")
        #expect(failed.allSatisfy { $0.screen == nil })
        #expect(talk.output.told.count == 5)
    }

    @Test func `neither a value nor a searched text is in the command`() async throws {
        let talk = Conversation(["set name Ana", "password", "s3cret", "set colour green"], at: [.form], format: .json)
        _ = await talk.session.run()
        #expect(try documents(talk).map(\.command) == [nil, "set Name", "set Password", "set Colour green"])
        #expect(!talk.output.written.joined().contains("s3cret"))
    }

    @Test func `a screen that tells of a failure has its exit code`() async throws {
        let talk = Conversation(["broken"], format: .json)
        #expect(await talk.session.run() == .ioError)
        #expect(try documents(talk).map(\.exit) == [0, 74])
    }

    @Test func `help, history, the transcript and the links are data`() async throws {
        let talk = Conversation(["help", "routes", "transcript", "history"], format: .json)
        _ = await talk.session.run()
        let documents = try documents(talk)
        #expect(documents.map(\.command) == [nil, "help", "routes", "transcript", "history"])
        #expect(documents[2].routes?.first == "clinic://start")
        #expect(documents.dropFirst().allSatisfy { $0.screen == nil })
        #expect(talk.output.written[1].contains(#""help":{"here":[{"form":"#))
        #expect(talk.output.written[1].contains(#""everywhere":["#))
        #expect(talk.output.written[4].contains(#""history":[]"#))
    }

    @Test func `help about a word and places that were found are data, without the text that was searched for`()
        async throws
    {
        let talk = Conversation(["help list", "help find", "find Zoe"], format: .json)
        talk.scene.findable = "names"
        let place = FoundPlace(kind: "Place", title: "Zoe\u{1B}", detail: "one", link: "list", line: "list")
        talk.scene.found = FoundPlaces(places: [place, place], related: [place], hasMore: true)
        _ = await talk.session.run()
        let documents = try documents(talk)
        #expect(documents.map(\.command) == [nil, "help", "help", "find"])
        #expect(documents.allSatisfy { $0.lines == nil && $0.exit == 0 })
        let list = #"{"form":"1","names":["list","1"],"meaning":"List"}"#
        #expect(talk.output.written[1].contains(#""help":{"here":[\#(list)],"everywhere":[]}"#))
        #expect(talk.output.written[2].contains(#""help":{"here":[],"everywhere":[{"form":"find TEXT""#))
        let found = #"{"kind":"Place","title":"Zoe\u001B","detail":"one","link":"list","line":"list"}"#
        #expect(
            talk.output.written[3].contains(
                #""found":{"places":[\#(found),\#(found)],"related":[\#(found)],"hasMore":true,"failure":null}"#))
    }

    @Test func `notices stand in the document of what led to them`() async throws {
        let talk = Conversation(["list"], format: .json)
        talk.scene.notices = ["Mind the step."]
        _ = await talk.session.run()
        #expect(try documents(talk).map(\.notices) == [["Mind the step."], []])
        #expect(talk.output.told == ["Mind the step."])
    }

    @Test func `quitting that is asked about has one, and the end has the exit code`() async throws {
        let talk = Conversation(["quit", "nothing", "quit", "quit"], format: .json)
        talk.scene.unsaved = ["a"]
        #expect(await talk.session.run() == .usage)
        let documents = try documents(talk)
        #expect(documents.map(\.command) == [nil, "quit", nil, "quit", "quit"])
        #expect(documents.map(\.notices) == [[], ["unsaved"], [], ["unsaved"], []])
        #expect(documents.last?.exit == 64)
    }

    @Test func `a place that is shown once has one, with why it is not the place that was wanted`() async throws {
        let talk = Conversation(format: .json)
        #expect(await talk.session.showOnce("open it") { (.noPermission, "Sign in first.") } == .noPermission)
        let document = try #require(try documents(talk).first)
        #expect(document.command == "open it" && document.exit == 77 && document.failure == "Sign in first.")
        #expect(document.screen?.breadcrumb == ["start"])
    }
}
