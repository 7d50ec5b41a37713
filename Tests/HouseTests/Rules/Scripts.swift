import Foundation

extension Rule {
    /// Scripts can be started.
    static let scriptsRun = Rule(
        name: "Scripts are executable and stop at the first error",
        bad: [
            ["scripts/a": "#!/usr/bin/env bash\nset -euo pipefail\n"], ["scripts/b*": "#!/usr/bin/env bash\ntrue\n"],
        ],
        good: ["scripts/a*": "#!/usr/bin/env bash\nset -euo pipefail\n", "scripts/lib/b": "# shellcheck shell=bash\n"]
    ) { repository in
        repository.shell.filter { $0.text.hasPrefix("#!") }.flatMap { script in
            [
                script.isExecutable ? nil : ("is not executable", "chmod +x \(script.path)"),
                script.lines.contains("set -euo pipefail") ? nil : ("goes on after an error", "add: set -euo pipefail"),
            ].compactMap(\.self).map { Finding(path: script.path, line: 1, problem: $0, remedy: $1) }
        }
    }

    /// A mistake in a script is found before its first run.
    static let scriptsParse = Rule(
        name: "Scripts are valid bash",
        bad: [["scripts/a*": "#!/usr/bin/env bash\nif true; then\n"]],
        good: ["scripts/a*": "#!/usr/bin/env bash\nif true; then echo; fi\n"]
    ) { repository in
        repository.shell.compactMap { script in
            complaint(about: script.text).map {
                Finding(path: script.path, line: 1, problem: "bash does not understand it", remedy: $0)
            }
        }
    }

    /// The output of `bash -n`, which parses a script without running it.
    private static func complaint(about script: String) -> String? {
        let file = FileManager.default.temporaryDirectory.appending(path: "house-\(script.hashValue).sh")
        let bash = Process()
        let errors = Pipe()
        bash.executableURL = URL(filePath: "/usr/bin/env")
        bash.arguments = ["bash", "-n", file.path]
        bash.standardError = errors
        do {
            try script.write(to: file, atomically: true, encoding: .utf8)
            defer { try? FileManager.default.removeItem(at: file) }
            try bash.run()
            let said = try errors.fileHandleForReading.readToEnd() ?? Data()
            bash.waitUntilExit()
            return bash.terminationStatus == 0 ? nil : String(decoding: said, as: UTF8.self)
        } catch {
            return "could not ask bash: \(error)"
        }
    }
}
