import Testing

@testable import LayeringEngine

/// Where the configuration of several packages is, and which files are of which package.
@Suite struct RepositoryTests {
    @Test(arguments: [
        ("packages /a", "1:10 `/a` is no folder below this file"), ("packages", "1:1 `packages` begins no section"),
        ("packages a ../b", "1:12 `../b` is no folder below this file"),
        ("packages A ./A/", "1:12 `./A/` is a duplicate"),
    ])
    func `folders of packages are below the file`(line: String, expected: String) {
        let (_, found) = Configuration.read("\(line)\nlayer A\n    targets A\n", path: "layering.config")
        #expect(found.map { "\($0.place.line):\($0.place.column) \($0.what)" } == [expected])
    }

    @Test(arguments: [
        ("/r/Apps/Shop", "/r", "Apps/Shop"), ("/r/Core", "/r", "Core"), ("/r", "/r", ""), ("/r/Other", "/r/Other", ""),
        ("/r/Alone", "/r/Alone", ""), ("/r/Both", "/r", "Both"), ("/r/Inner/Core", "/r/Inner/Core", ""),
        ("/gone", "/gone", ""),
    ])
    func `a configuration further up counts where it names the package`(
        path: String, folder: String, package: String
    ) {
        let files = [
            "/layering.config": "packages gone Other r/Other",
            "/r/layering.config": "packages Core Both \"Apps/Shop\" # Other",
            "/r/Apps/layering.config": "layer A", "/r/Alone/layering.config": "layer A",
            "/r/Both/layering.config": "layer A",
            "/r/Inner/layering.config": "packages Shop",
        ]
        let found = Repository(around: path, reading: { files[$0] }, isThere: { $0 == "/r/.git" })
        #expect([found.folder, found.package] == [folder, package])
    }

    @Test(arguments: [
        ("Sources/A.swift", ""), ("Core/A.swift", "Core"), ("Core/Tools/A.swift", "Core/Tools"), ("Corer/A.swift", ""),
    ])
    func `a package may be in the folder of another`(path: String, home: String) {
        let folders = ["", "Core", "Core/Tools"]
        #expect(folders.filter { PackageScope(folder: $0, among: folders).contains(path) } == [home])
    }
}
