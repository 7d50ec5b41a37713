import Foundation

/// A search for a password everywhere a run could have left it.
nonisolated struct SecretSearch {
    let secret: String

    /// The findings in a process's output, its command line, and the files of the clinic's folder.
    func findings(in process: ClinicProcess, folder: String) -> [String] {
        let written = [("standard output", process.output), ("standard error", process.errors)]
        return written.filter { $0.1.contains(secret) }.map(\.0) + findings(in: folder)
    }

    /// The files below a folder that contain the password.
    func findings(in folder: String) -> [String] {
        let files = FileManager.default.enumerator(atPath: folder)?.allObjects.compactMap { $0 as? String } ?? []
        return files.filter { contains(FileManager.default.contents(atPath: "\(folder)/\($0)")) }
    }

    /// Whether it is in the command line of a running process, which every user of the computer can read.
    func isInCommandLine(of process: ClinicProcess) throws -> Bool {
        try contains(Data(contentsOf: URL(filePath: "/proc/\(process.id)/cmdline")))
    }

    private func contains(_ bytes: Data?) -> Bool {
        bytes?.range(of: Data(secret.utf8)) != nil
    }
}
