import Testing

@testable import Exploring

/// The states to which an explorer returns without repeating the way.
@MainActor @Suite struct WalkCopyTests {
    @Test func `a state that is all in its values is there again, as often as it is asked for`() async throws {
        let walk = try await Walk(on: Library(), from: .member)
        for line in ["go Loans", "press Ulysses, due soon", "press Give back", "press Give back"] {
            try await walk.type([line])
        }
        let copy = try #require(try WalkCopy(of: walk))
        for _ in 1...2 {
            let again = try #require(try await copy.walk())
            #expect(again.screen == walk.screen)
            #expect(again.state == walk.state)
            #expect(again.way == walk.way)
            try await again.type(["press Dracula, due soon"])
        }
    }

    @Test func `a place where something was typed or turned is not in any value`() async throws {
        let walk = try await Walk(on: Library(), from: .guest)
        try await walk.type(["press Sign in"])
        #expect(try WalkCopy(of: walk) != nil)
        try await walk.type(["set name Ana"])
        #expect(try WalkCopy(of: walk) == nil)
    }

    @Test func `a state that does not show the same again is not gone back to`() async throws {
        let walk = try await Walk(on: Library(.anotherScreenEachTime), from: .guest)
        try await walk.type(["go Help"])
        let copy = try #require(try WalkCopy(of: walk))
        #expect(try await copy.walk() == nil)
    }
}
