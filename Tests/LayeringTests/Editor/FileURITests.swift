import Testing

@testable import LayeringCommands
@testable import LayeringEngine

/// Files are named as URIs and found again.
@Suite struct FileURITests {
    @Test(arguments: ["/", "/a b/ä#?%.swift", "/日本/\u{301}", "/a+b/c:d@e"])
    func `a path is the same after being a URI`(path: String) {
        let uri = FileURI.written(path)
        #expect(FileURI.path(uri) == path && uri.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F })
    }

    @Test(arguments: [
        ("file:///a%20b", "/a b"), ("FILE:///a", "/a"), ("file://localhost/a", "/a"), ("file:///c%3A/d", "/c:/d"),
        ("file:///a%C3%A9+%e2%82%ac", "/aé+€"), ("file:///a b", "/a b"),
    ])
    func `a URI names a file`(uri: String, path: String) {
        #expect(FileURI.path(uri) == path)
    }

    @Test(arguments: [
        "", "/a", "untitled:Untitled-1", "file:", "file://", "file://server/a", "file:///%2", "file:///%+1",
    ])
    func `what names no file of this machine is none`(uri: String) {
        #expect(FileURI.path(uri) == nil)
    }
}
