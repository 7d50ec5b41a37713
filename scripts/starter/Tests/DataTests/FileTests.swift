// only sqlite
import Data
import Domain
import Foundation
import Testing

@Suite final class FileTests {
    private let folder: URL

    init() throws {
        let files = FileManager.default
        folder = try files.url(
            for: .itemReplacementDirectory, in: .userDomainMask, appropriateFor: files.temporaryDirectory, create: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func open() throws -> Store {
        let path = folder.path(percentEncoded: false)
        return try Store.ofThisPerson { $0 == "XDG_DATA_HOME" ? path : nil }
    }

    @Test func `what is saved is there when the file is opened again`() async throws {
        let number = try await open().giftCards.add(try GiftCardContent(title: "Soup", text: ""))
        var reads = try open().giftCards.giftCard(number).makeAsyncIterator()
        #expect(try await reads.next(isolation: nil)?.get().content.title == "Soup")
    }

    @Test func `a file that is none is refused in words`() throws {
        _ = try open()
        try Data("no database, but long enough".utf8).write(to: folder.appending(path: "starter/starter.sqlite"))
        #expect(throws: AppError.storage("file is not a database")) { try open() }
    }
}
