import LayeringEngine

/// Findings as commands of a GitHub workflow, which shows each beside its line.
enum WorkflowCommand {
    static func written(_ findings: [Finding], _ package: ReportedPackage) -> String {
        zip(findings, UTF16Columns.all(of: findings, package.sources)).map { finding, column in
            let path = package.folder.isEmpty ? finding.path : "\(package.folder)/\(finding.path)"
            return "::\(finding.severity.rawValue) file=\(property(path)),line=\(finding.place.line),col=\(column),"
                + "title=\(property(finding.rule))::\(data("\(finding.what). \(finding.fix)"))\n"
        }.joined()
    }

    private static func data(_ text: String) -> String { Percent.encoded(text) { "%\r\n".utf8.contains($0) } }

    private static func property(_ text: String) -> String { Percent.encoded(text) { "%\r\n:,".utf8.contains($0) } }
}
