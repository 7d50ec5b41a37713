/// Who may speak with the outside.
extension Rule {
    private static let inner: Set<Role> = [.domain, .design, .feature, .navigation, .shell, .app, .data]

    /// What is commonly made of a file. Arrays take in contents, too: `append(contentsOf:)` reads nothing.
    private static let readers = "init|String|Data|NSString|NSData|NSArray|NSDictionary|NSImage|UIImage|XMLParser"

    static let io = Rule(
        "io-ownership", "Only Data reads and writes files, databases and the network.",
        reason: "Retrying, queueing and mapping errors have one home, and everything else is tested without a machine.",
        fix: "Ask a repository protocol of Domain; Data implements it.",
        names: Names(
            patterns: [
                "URLSession", "URLRequest", "FileManager", "^Process (", "NSTask", "UserDefaults", "NWConnection",
                "NWListener", "SecItemAdd", "SecItemCopyMatching", "NSPersistentContainer", "ModelContainer",
                "ModelContext", "CKContainer", "InputStream", "OutputStream", "NSUbiquitousKeyValueStore",
                "\(readers) ( contentsOf :", "\(readers) ( contentsOfFile :", ". write ( to :", ". write ( toFile :",
                "^fopen (", "^socket (",
                "^popen (", "^unlink (", "^mkdir (", "^rename (", "^dlopen (", "^sqlite3_open (", "^sqlite3_open_v2 (",
                "^PQconnectdb (", "^curl_easy_init (",
            ], roles: inner, owner: .io, problem: "does I/O, which is Data's"),
        bad: [
            Example("Features/Orders", "import Foundation\nlet s: URLSession", at: "2:8"),
            Example("Domain", "func f() {\n    _ = FileManager.default\n}", at: "2:9"),
            Example("App", "let x = try String(\n    contentsOf: y)", at: "2:5"),
            Example("Domain", "let x: Data = try .init(contentsOf: y)", at: "1:25"),
            Example("DesignSystem", "let x = \"\\(`FileManager`.default)\"", at: "1:12"),
        ],
        good: [
            Example("Data", "let s = URLSession(configuration: .ephemeral)"),
            Example("Features/Orders", "var a = b; a.append(contentsOf: c); a.insert(contentsOf: c, at: 0)"),
            Example("Features/Orders", "// URLSession\nlet s = \"FileManager\"; let FileManagers = 1"),
        ])

    static let terminal = Rule(
        "terminal-ownership", "Only the shell prints and reads what a person types.",
        reason: "What a person sees is rendered in one place, which can be tested and redirected.",
        fix: "Return it as a value, and let the layer that owns the terminal write it.",
        names: Names(
            patterns: [
                "^print (", "^debugPrint (", "^dump (", "^readLine (", "^NSLog (", "FileHandle", "^isatty (",
                "^ioctl (",
                "^tcsetattr (", "^tcgetattr (", "^fputs (", "^fwrite (", "^putchar (", "^printf (", "^stdout",
                "^stderr",
                "^stdin",
            ], roles: inner, owner: .terminal, problem: "speaks with the terminal"),
        bad: [
            Example("Features/Orders", "func f() { print(1) }", at: "1:12"),
            Example("Data", "let line = readLine()", at: "1:12"),
        ],
        good: [
            Example("Features/Orders", "let x = y.print(1)\nfunc print(_ x: Int) {}\n// print(1)"),
            Example("Tests/OrdersTests", "print(1)"),
        ])
}
