/// The rules about what is stored and decoded.
extension Rule {
    private static let outside: Set<Role> = [.domain, .design, .feature, .navigation, .shell, .app]
    private static let secrets =
        "password|passcode|token|accessToken|authToken|refreshToken|sessionToken|bearerToken|apiToken|apiKey|secret"
        + "|clientSecret|userPassword"

    static let storedSecret = Rule(
        "stored-secret", "No secret is kept in the defaults.",
        reason: "The defaults are a file in plain text, in every backup.",
        fix: "Keep it in the keychain, in Data.", source: "persist-repository-wrapper",
        names: Names(
            patterns: ["@ AppStorage … var \(secrets)", "UserDefaults . standard . set ( \(secrets) , forKey :"],
            roles: outside.union([.data]), problem: "keeps a secret in plain text"),
        bad: [
            Example("App", "@AppStorage(\"token\") private var accessToken = \"\"", at: "1:2"),
            Example("Data", "UserDefaults.standard.set(password, forKey: \"a\")", at: "1:37"),
        ],
        good: [
            Example("App", "@AppStorage(\"a\") var hasPassword = true"),
            Example("Data", "keychain.set(token, forKey: \"a\"); UserDefaults.standard.set(tokenCount, forKey: b)"),
        ])

    static let managedObjects = Rule(
        "managed-objects", "Only Data knows managed objects.",
        reason: "They belong to one context and thread, change behind their holders' backs, and save with it.",
        fix: "Let a repository of Data return values.",
        source: "persist-repository-wrapper, persist-identifier-transfer",
        names: Names(
            patterns: [
                "@ FetchRequest", "@ SectionedFetchRequest", "\\ . managedObjectContext", "NSManagedObjectContext",
                "NSManagedObject", "NSFetchRequest",
            ], roles: outside, owner: .io, isFreeInPreviews: true, problem: "is of the database, which is Data's"),
        bad: [
            Example(
                "Features/Orders",
                "struct A: View {\n  @FetchRequest(sortDescriptors: []) var a: B<C>\n  @Environment(\\.managedObjectContext) var d\n}",
                at: "2:4", "3:18"),
            Example("Domain", "final class Order: NSManagedObject {}", at: "1:20"),
        ],
        good: [Example("Data", "final class StoredOrder: NSManagedObject {}")])

    static let decodingOutside = Rule(
        "decoding-outside", "Features decode nothing.",
        reason:
            "The format of a server or a file is Data's business: a feature that decodes it changes whenever it does.",
        fix: "Let a repository of Data return values of Domain.", severity: .warning, source: "model-domain-mapping",
        names: Names(
            patterns: [
                "JSONDecoder (", "PropertyListDecoder (", "JSONSerialization . jsonObject",
            ], roles: [.design, .feature], isFreeInPreviews: true, problem: "decodes, which is Data's"),
        bad: [Example("Features/Orders", "let a = try JSONDecoder().decode(B.self, from: c)", at: "1:13")],
        good: [
            Example("DesignSystem", "let a = try JSONEncoder().encode(b)"),
            Example("Data", "let a = try JSONDecoder().decode(B.self, from: c)"),
        ])
}
