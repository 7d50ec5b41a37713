import Data
import DataSync
import Domain
import Foundation

/// Puts a clinic onto a remote, and joins it at a new workstation.
struct Joining {
    private let folder: String
    private let address: String

    /// A clinic's folder, which is a new one to join in, and the address of the remote.
    init(_ folder: String, _ address: String) {
        (self.folder, self.address) = (folder, address)
    }

    /// Shares the clinic of the folder as its manager, and prints the join code.
    func found() async throws {
        let clinic = ClinicWorkstation(try open(making: .example, identifiersFrom: 1))
        defer { clinic.store.leave() }
        let operation = OperationID(clinic.store.identifiers.next())
        let credentials = Credentials(userName: "maya", password: Secret("clinic-demo"))
        _ = try await clinic.store.sessions.signIn(credentials, operation: operation)
        try await clinic.initialize(try PostgresRemote(address), at: address, random: NoJitter())
        if let problem = try await clinic.sync.sync().problem { throw Misuse("\(problem)") }
        print(try clinic.joinCode().text)
    }

    /// Fetches everything into the folder, or the part of so many days, and prints for how long that took, the most
    /// memory that it took, and how much it wrote for a file of which size; for a part, also how long a search takes.
    func join(_ code: String, keeping days: Int? = nil) async throws {
        guard let code = JoinCode(code) else { throw Misuse("that is no join code") }
        let clinic = ClinicWorkstation(try open(making: .joined(address, code, days: days), identifiersFrom: 1 << 60))
        try clinic.connect(to: try PostgresRemote(address), random: NoJitter())
        let seconds = try await SyncSpeed.time {
            let report = try await clinic.sync.sync()
            if let problem = report.problem { throw Misuse("\(problem)") }
            print("\(report.received) records,", terminator: " ")
        }
        let search = days == nil ? "" : ", a search in \(try await Self.search(at: clinic)) s"
        clinic.store.leave()
        let size = try FileManager.default.attributesOfItem(atPath: "\(folder)/clinic.sqlite")[.size] as? Int ?? 0
        let written = try Self.figure("write_bytes:", in: "/proc/self/io")
        let peak = try Self.figure("VmHWM:", in: "/proc/self/status")
        print(
            String(
                format: "%.2f s, %d KiB of memory, %.2f times the file of %d MB written", seconds, peak,
                Double(written) / Double(size), size / 1_000_000) + search)
    }

    /// Searches a family name that many have and a first name, as a receptionist does who has neither here.
    private static func search(at clinic: ClinicWorkstation) async throws -> String {
        let operation = OperationID(clinic.store.identifiers.next())
        let credentials = Credentials(userName: "ben", password: Secret("clinic-demo"))
        _ = try await clinic.store.sessions.signIn(credentials, operation: operation)
        let seconds = try await SyncSpeed.time {
            for await snapshot in clinic.store.patients.patients(PatientQuery(.words(["garga", "maria"]))) {
                guard case .value(let page, _, _) = snapshot, !page.patients.isEmpty else {
                    throw Misuse("nobody was found: \(snapshot)")
                }
                break
            }
        }
        return String(format: "%.2f", seconds)
    }

    private func open(making clinic: NewClinic, identifiersFrom first: UInt64) throws -> ClinicStore {
        try ClinicStore.open(
            .folder(folder), clock: StandingClock(), identifiers: Identities(first: first), making: clinic,
            report: { _ in })
    }

    /// A number that the system says about this process.
    private static func figure(_ name: String, in file: String) throws -> Int {
        let line = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n").first { $0.hasPrefix(name) }
        guard let word = line?.split(whereSeparator: \.isWhitespace).dropFirst().first, let number = Int(word) else {
            throw Misuse("\(file) has no \(name)")
        }
        return number
    }
}
