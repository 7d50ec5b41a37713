extension Rule {
    static let contracts = Rule(
        name: "Every protocol of Domain that the store keeps has a fake that is held to the contract of the store",
        bad: [
            example.removing("Tests/Support/Fakes/FakeARepository.swift"),
            example.removing("Tests/Support/Contracts/AContract.swift"),
            example.merging(["Tests/Support/Contracts/ContractClinic.swift": "let b: any BRepository\n"]) { $1 },
            example.merging(["Tests/DataSupport/Implementation.swift": "let a = store.a\n"]) { $1 },
            example.merging(["Tests/DataTests/ContractTests.swift": "let a = BContract.rules\n"]) { $1 },
            example.removing("Tests/DataSyncTests/Contracts/WorkstationContractTests.swift"),
            example.merging(["Domain/B.swift": "package protocol LabelPrinter: Sendable {\n}\n"]) { $1 },
        ],
        good: example.merging([
            "Domain/B.swift": "package protocol BCoordinating {\n}\npackage protocol BDelegate {\n}\n"
        ]) { $1 }
    ) { repository in
        repository.types(in: "Domain").filter { $0.kind == "protocol" && !HeldContract.isExempt($0.name) }
            .flatMap { wanted in
                HeldContract.all(of: wanted.name).filter { !$0.isThere(in: repository) }
                    .map { wanted.finding("\(wanted.name): \($0.lack)", "add it") }
            }
    }

    private static let example = [
        "Domain/A.swift": "package protocol ARepository: Sendable {\n}\n",
        "Tests/Support/Fakes/FakeARepository.swift": "package final class FakeARepository: ARepository {\n}\n",
        "Tests/Support/Contracts/AContract.swift": "package enum AContract {\n}\n",
        "Tests/Support/Contracts/ContractClinic.swift": "let a: any ARepository\n",
        "Tests/DataSupport/Implementation.swift": "let a = FakeARepository(clock: clock)\n",
        "Tests/DataTests/ContractTests.swift": "@Test(arguments: AContract.rules)\n",
        "Tests/DataSyncTests/Contracts/WorkstationContractTests.swift": "let rules = AContract.rules\n",
    ]
}

/// A way to hold the fake of a protocol to its contract: the text that must be in a file.
private struct HeldContract {
    let words: String
    let place: String
    let lack: String

    /// Protocols that are not part of the store: a feature's coordinator, which has a recorder, and sources of time
    /// and identities, which a test controls.
    static func isExempt(_ name: String) -> Bool {
        name.hasSuffix("Coordinating") || name.hasSuffix("Delegate")
            || ["ErrorRouting", "WallClock", "IdentifierSource"].contains(name)
    }

    static func all(of repository: String) -> [HeldContract] {
        let subject = repository.hasSuffix("Repository") ? repository.dropLast("Repository".count) : repository[...]
        let contract = "\(subject)Contract"
        return [
            HeldContract(
                words: "class Fake\(repository)", place: "Tests/Support/Fakes",
                lack: "Tests/Support/Fakes has no Fake\(repository)"),
            HeldContract(
                words: "enum \(contract)", place: "Tests/Support/Contracts",
                lack: "Tests/Support/Contracts has no \(contract)"),
            HeldContract(
                words: "any \(repository)", place: "Tests/Support/Contracts/ContractClinic.swift",
                lack: "ContractClinic has none"),
            HeldContract(
                words: "Fake\(repository)", place: "Tests/DataSupport/Implementation.swift",
                lack: "Tests/DataSupport/Implementation.swift makes no Fake\(repository)"),
        ]
            + places(of: contract).map {
                HeldContract(words: "\(contract).rules", place: $0, lack: "\($0) does not run \(contract)")
            }
    }

    /// Where a contract is run: what workstations exchange is held by workstations, everything else by the store alone,
    /// too.
    private static func places(of contract: String) -> [String] {
        let workstations = "Tests/DataSyncTests/Contracts"
        return contract == "SyncContract"
            ? ["\(workstations)/SyncContractTests.swift"]
            : ["Tests/DataTests/ContractTests.swift", "\(workstations)/WorkstationContractTests.swift"]
    }

    func isThere(in repository: Repository) -> Bool {
        repository.swift.contains { $0.isIn([place]) && $0.code.contains { $0.containsWord(words) } }
    }
}

extension [String: String] {
    /// The files without one.
    fileprivate func removing(_ path: String) -> Self { filter { $0.key != path } }
}
