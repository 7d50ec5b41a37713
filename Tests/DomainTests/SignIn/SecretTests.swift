import Domain
import Testing

@Suite("Secrets")
struct SecretTests {
    private static let word = "hunter2"
    private static let credentials = Credentials(userName: "ana", password: Secret(word))

    @Test func `a secret never shows, however it or what holds it is printed`() {
        let holders: [Any] = [
            Secret(Self.word), Self.credentials, [Self.credentials], ["password": Secret(Self.word)],
            Optional(Secret(Self.word)) as Any, (1, Self.credentials),
            Result<Credentials, AppError>.success(Self.credentials),
        ]
        for text in holders.flatMap(everyPrint) {
            #expect(!text.contains("hunter") && !text.contains("104"), "\(text)")
        }
    }

    @Test func `a secret prints as the same dots whatever its length`() {
        #expect(["", "a", Self.word].map { "\(Secret($0))" } == ["••••", "••••", "••••"])
        #expect(String(reflecting: Self.credentials).contains("••••"))
    }

    @Test func `looking into a secret finds nothing`() {
        #expect(Mirror(reflecting: Secret(Self.word)).children.isEmpty)
    }

    @Test func `a secret cannot be encoded, compared or hashed`() {
        let secret: Any = Secret(Self.word)
        #expect(!(secret is any Encodable))
        #expect(!(secret is any Equatable))
    }

    @Test func `the one place that checks a secret gets its bytes as they were typed`() {
        #expect(Secret("pä ").utf8 == [0x70, 0xC3, 0xA4, 0x20])
        #expect(Secret.empty.isEmpty && Secret("").isEmpty && !Secret(" ").isEmpty)
    }

    private func everyPrint(of value: Any) -> [String] {
        var printed = ""
        print(value, to: &printed)
        debugPrint(value, to: &printed)
        var dumped = ""
        dump(value, to: &dumped)
        return [printed, dumped, String(describing: value), String(reflecting: value), "\(value)"]
    }
}
