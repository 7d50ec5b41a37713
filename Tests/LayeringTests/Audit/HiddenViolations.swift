/// A package with violations that its text does not show.
enum HiddenViolations {
    static let modules = [
        (name: "Domain", uses: [String]()), ("Kit", ["Domain"]), ("Data", []), ("Orders", ["Kit"]),
    ]

    static let files = [
        "Domain/Orders.swift": "public protocol OrderRepository {\n    func all() -> [Int]\n}\n",
        "Kit/Kit.swift": """
        @_exported import Domain
        import Foundation
        @_exported import Synchronization

        public typealias Files =
            FileManager
        public typealias Work = Task<Void, Never>; public typealias Folder = Files
        public func files() -> Files { .default }
        public protocol Screen: View {}
        public protocol View {}
        """,
        "Data/Store.swift": "extension String {\n    public func stored() -> String { self }\n}\n",
        // An exception permits this import; whatever it imports in turn is for this file alone.
        "Orders/Bridge.swift": "import Data\n",
        "Orders/Plain.swift": """
        import Foundation

        func plain(_ url: URL, _ urls: [URL]) throws {
            let data: Data = try .init(contentsOf: url)
            try data.write(to: url)
            var all = urls
            all.append(contentsOf: urls)
        }
        """,
        "Orders/Model.swift": "import Kit\n\nfinal class Model {\n    var orders: (any OrderRepository)?\n}\n",
        "Orders/Hidden.swift": """
        import Foundation
        import Kit

        func hidden(_ model: Model, in folder: Folder) async {
            let path = Files.default.currentDirectoryPath
            let found = files()
            _ = found.fileExists(atPath: path)
            let _: (Any..., String, String) -> Void = Swift.print
            _ = path.stored()
            let work = Work {}
            _ = Mutex(1)
            if Task.isCancelled { return await work.value }
        }

        struct OrderView: View {
            let model = Model()
            var count: Int { model.orders?.all().count ?? 0 }
        }

        let kept = files()

        struct Page {
            let model = Model()
        }
        extension Page: Screen {
            var count: Int { model.orders?.all().count ?? 0 }
        }

        func reach() {
            let file = open("/dev/null", O_RDWR)
            write(1, "a", 1)
            let run = remove
            _ = (strlen("a"), memcmp("a", "b", 1), sqrt(2), errno, run("b"), file)
        }
        """,
    ]

    static let configuration = """
        layer Domain
            role domain
            targets Domain
        layer Kit
            targets Kit
            uses Domain
            frameworks *
        layer Data
            role data
            targets Data
        layer Features
            role feature
            targets Orders
            uses Domain Kit
            frameworks Foundation
        exception layer-dependency Orders/Bridge.swift Data
            reason "to have something to hide"
            owner Ana
            until 2027-12-31
        """

    /// The hidden violations, by place.
    static let places = [
        "Orders/Hidden.swift:4:40 io-ownership FileManager",
        "Orders/Hidden.swift:5:16 io-ownership FileManager",
        "Orders/Hidden.swift:7:15 io-ownership FileManager",
        "Orders/Hidden.swift:8:53 terminal-ownership print",
        "Orders/Hidden.swift:9:14 layer-dependency Data",
        "Orders/Hidden.swift:10:16 feature-task Task",
        "Orders/Hidden.swift:11:9 framework Synchronization",
        "Orders/Hidden.swift:17:36 undeclared-dependency Domain",
        "Orders/Hidden.swift:17:36 view-repository OrderRepository",
        "Orders/Hidden.swift:20:5 io-ownership FileManager",
        "Orders/Hidden.swift:26:36 undeclared-dependency Domain",
        "Orders/Hidden.swift:26:36 view-repository OrderRepository",
        "Orders/Hidden.swift:30:16 io-ownership open",
        "Orders/Hidden.swift:31:5 io-ownership write",
        "Orders/Hidden.swift:32:15 io-ownership remove",
        "Orders/Model.swift:4:22 undeclared-dependency Domain",
    ]
}
