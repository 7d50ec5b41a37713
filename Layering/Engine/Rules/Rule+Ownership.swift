/// The rules about I/O.
extension Rule {
    private static let inner: Set<Role> = [.domain, .design, .feature, .navigation, .shell, .app, .data]

    /// Common initializers from files. Arrays have such a label, too: `append(contentsOf:)` reads nothing.
    private static let readers = "init|String|Data|NSString|NSData|NSArray|NSDictionary|NSImage|UIImage|XMLParser"

    /// The functions of the C library that open something, under unambiguous names. Names that methods have, too, such
    /// as `open` and `remove`, are left to the audit.
    private static let opening = [
        "fopen", "fdopen", "freopen", "opendir", "popen", "posix_spawn", "posix_spawnp", "execv", "execve", "execvp",
        "dlopen", "dlsym", "mkstemp",
    ]

    /// About I/O.
    package static let io = Rule(
        "io-ownership", "Only Data reads and writes files, databases and the network.",
        reason: "Retrying, queueing and mapping errors have one home, and everything else is tested without a machine.",
        fix: "Ask a repository protocol of Domain; Data implements it.",
        names: Names(
            patterns: [
                "URLSession", "URLSessionConfiguration", "URLRequest", "FileManager", "AsyncImage (", "NSHomeDirectory",
                "^Process (", "NSTask", "UserDefaults",
                "FileHandle !.standardInput !.standardOutput !.standardError",
                "ProcessInfo !.processInfo.environment !.processInfo.arguments", "NWConnection",
                "NWListener", "SecItemAdd", "SecItemCopyMatching", "SecItemUpdate", "SecItemDelete",
                "NSPersistentContainer", "ModelContainer",
                "ModelContext", "CKContainer", "InputStream", "OutputStream", "NSUbiquitousKeyValueStore",
                "\(readers) ( contentsOf :", "\(readers) ( contentsOfFile :", ". write ( to : !&", ". write ( toFile :",
                "^socket ( !%:", "^unlink ( !%:", "^mkdir ( !%:", "^rename ( !%:", "^sqlite3_open (",
                "^sqlite3_open_v2 (",
                "@ AppStorage", "@ Query … var", "\\ . modelContext", ". fileImporter (", ". fileExporter (",
                ". url ( forResource :",
                ". checkResourceIsReachable (", ". resourceValues (", "^PQconnectdb (", "^curl_easy_init (",
                "^Pipe ( )", "^system ( !%:", "^fork ( )", "@ _silgen_name",
                "@ _extern",
            ] + opening.map { "^\($0)" }, roles: inner, owner: .io, problem: "does I/O, which is Data's"),
        bad: [
            Example("Features/Orders", "import Foundation\nlet s: URLSession", at: "2:8"),
            Example("Domain", "func f() {\n    _ = FileManager.default\n}", at: "2:9"),
            Example("App", "let x = try String(\n    contentsOf: y)", at: "2:5"),
            Example("Domain", "let x: Data = try .init(contentsOf: y)", at: "1:25"),
            Example("DesignSystem", "let x = \"\\(`FileManager`.default)\"", at: "1:12"),
            Example(
                "Features/Home", "@_silgen_name(\"system\") func run(_ x: UnsafePointer<CChar>) -> Int32", at: "1:2"),
            Example("Domain", "@_extern(c) func getpid() -> Int32", at: "1:2"),
            Example("Features/Home", "let a = fopen(b, c); let d = dlopen; _ = dlsym(e, f)", at: "1:9", "1:30", "1:42"),
            Example("App", "_ = opendir(a)\n_ = popen(b, c); _ = system(d)", at: "1:5", "2:5", "2:22"),
            Example("DesignSystem", "if fork() == 0 { execv(a, b) }; posix_spawn(c)", at: "1:4", "1:18", "1:33"),
            Example("Features/Home", "let p = Pipe(); let n = mkstemp(&a)", at: "1:9", "1:25"),
            Example(
                "Features/Orders",
                "@AppStorage(\"a\") var a = 1\n@Query var b: [B]\n@Environment(\\.modelContext) var c",
                at: "1:2", "2:2", "3:16"),
            Example(
                "DesignSystem",
                "AsyncImage(url: a).fileImporter(isPresented: $b) {}; Bundle.module.url(forResource: c)",
                at: "1:1", "1:20", "1:72"),
            Example(
                "Domain", "_ = try a.checkResourceIsReachable(); _ = NSHomeDirectory(); SecItemDelete(b)",
                at: "1:11", "1:43", "1:62"),
            Example(
                "Domain", "let a = FileHandle(forReadingAtPath: b); let c = ProcessInfo.processInfo", at: "1:9", "1:50"),
            Example(
                [
                    "Domain/A.swift": "struct ModelContext {}; #if os(Linux)\n  package struct FileManager {}\n#endif",
                    "Features/Orders/A.swift": "import Domain; let a: ModelContext; let b = FileManager.default",
                    "Features/Home/A.swift": "private struct URLRequest {}",
                    "Features/Home/B.swift": "let c: URLRequest; let d: Foundation.FileManager",
                ], at: "Features/Home/B.swift:1:8", "Features/Home/B.swift:1:38", "Features/Orders/A.swift:1:23",
                "Features/Orders/A.swift:1:45"),
        ],
        good: [
            Example("Data", "let s = URLSession(configuration: .ephemeral)"),
            Example("Features/Orders", "var a = b; a.append(contentsOf: c); a.insert(contentsOf: c, at: 0)"),
            Example("Features/Orders", "a.font(.system(size: 1)); b.fork(); let pipe = Pipe(diameter: 1)"),
            Example("Data", "@_silgen_name(\"a\") func f()\nlet d = opendir(path)"),
            Example("Data", "let a = FileHandle(forReadingAtPath: b); let c = ProcessInfo.processInfo.systemUptime"),
            Example("Domain", "a.rename(to: b); rename(to: c); func f(socket: Int) { g(socket: socket) }"),
            Example("Domain", "struct ModelContext {}; enum A { struct FileManager {}; let b = FileManager() }"),
            Example([
                "Domain/A.swift":
                    "package struct ModelContext {}; public enum Stores { package struct FileManager {} }",
                "Features/Orders/A.swift": "import Domain; let a: ModelContext; let b = Stores.FileManager()",
            ]),
            Example("Domain", "a.write(to: &stream); let q = Query(); func f() { g(AsyncImage.self) }"),
            Example("Features/Orders", "// URLSession\nlet s = \"FileManager\"; let FileManagers = 1"),
        ])

    /// About the terminal.
    package static let terminal = Rule(
        "terminal-ownership", "Only the shell prints and reads what a person types.",
        reason: "What a person sees is rendered in one place, which can be tested and redirected.",
        fix: "Return it as a value, and let the layer that owns the terminal write it.",
        names: Names(
            patterns: [
                "^print (", "^debugPrint (", "^dump (", "^readLine (", "^NSLog (",
                "FileHandle . standardInput", "FileHandle . standardOutput", "FileHandle . standardError", "^isatty (",
                "^ioctl (",
                "^tcsetattr (", "^tcgetattr (", "^fputs (", "^fwrite (", "^putchar (", "^printf (", "^stdout",
                "^stderr",
                "^stdin", "^puts (", "^putc (", "^vprintf (", "^perror (", "^getchar (", "^fgets (",
                "ProcessInfo . processInfo . environment", "ProcessInfo . processInfo . arguments", "CommandLine",
                "^getenv", "^setenv", "^unsetenv", "^environ [",
            ], roles: inner, owner: .terminal, problem: "speaks with the terminal or its environment"),
        bad: [
            Example("Features/Orders", "func f() { print(1) }", at: "1:12"),
            Example("Data", "let line = readLine()", at: "1:12"),
            Example("Features/Home", "puts(a); _ = printf(b); _ = fputs(c, stderr)", at: "1:1", "1:14", "1:29", "1:38"),
            Example("Features/Home", "perror(a); vprintf(b, c); putc(d, e)", at: "1:1", "1:12", "1:27"),
            Example(
                "Data", "struct A { let stdout: B; func print(_ c: Int) {} }\nfputs(a, stdout); print(2)", at: "2:1",
                "2:10", "2:19"),
            Example("Data", "FileHandle.standardError.write(a)", at: "1:12"),
            Example("Domain", "let a = ProcessInfo.processInfo.environment", at: "1:33"),
            Example("App", "let a = CommandLine.arguments; let b = getenv(c)", at: "1:9", "1:40"),
            Example("Data", "setenv(a, b, 1); unsetenv(c); _ = environ[0]", at: "1:1", "1:18", "1:35"),
            Example("Features/Home", "let a = getchar(); let b = fgets(c, 1, stdin)", at: "1:9", "1:28", "1:40"),
        ],
        good: [
            Example("Data", "func f(stdout: A, to stderr: B) { g(stdout: stdout); h(stderr) }; let c = (stdin: 1)"),
            Example("Data", "let (stdout, stderr) = run(); return stdout + stderr"),
            Example(
                "Domain", "struct A { let stdout: String; var b: String { stdout }; func print(_ c: Int) { print(1) } }"
            ),
            Example("Features/Orders", "let x = y.print(1)\nfunc print(_ x: Int) {}\n// print(1)"),
            Example("Features/Orders", "let environ = 1; func puts(_ x: Int) {}; a.puts(1)"),
            Example("Tests/OrdersTests", "print(1)"),
        ])
}
