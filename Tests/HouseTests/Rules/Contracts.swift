extension Rule {
    static let contracts = Rule(
        name: "Every repository of Domain has a fake that is held to the contract that the store is held to",
        bad: [
            example.removing("Tests/Support/Fakes/FakeARepository.swift"),
            example.removing("Tests/Support/Contracts/AContract.swift"),
            example.merging(["Tests/Support/Contracts/ContractClinic.swift": "let b: any BRepository\n"]) { $1 },
            example.merging(["Tests/DataTests/Implementation.swift": "let a = store.a\n"]) { $1 },
            example.merging(["Tests/DataTests/ContractTests.swift": "let a = BContract.rules\n"]) { $1 },
        ],
        good: example
    ) { repository in
        repository.types(in: "Domain").filter { $0.kind == "protocol" && $0.name.hasSuffix("Repository") }
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
        "Tests/DataTests/Implementation.swift": "let a = FakeARepository(clock: clock)\n",
        "Tests/DataTests/ContractTests.swift": "@Test(arguments: AContract.rules)\n",
    ]
}

/// One thing that holds a repository's fake to the contract: what has to stand where.
private struct HeldContract {
    let words: String
    let place: String
    let lack: String

    static func all(of repository: String) -> [HeldContract] {
        let contract = "\(repository.dropLast("Repository".count))Contract"
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
                words: "Fake\(repository)", place: "Tests/DataTests/Implementation.swift",
                lack: "Tests/DataTests/Implementation.swift makes no Fake\(repository)"),
            HeldContract(
                words: "\(contract).rules", place: "Tests/DataTests/ContractTests.swift",
                lack: "Tests/DataTests/ContractTests.swift does not run \(contract)"),
        ]
    }

    func isThere(in repository: Repository) -> Bool {
        repository.swift.contains { $0.isIn([place]) && $0.code.contains { $0.containsWord(words) } }
    }
}

extension [String: String] {
    /// The files without one.
    fileprivate func removing(_ path: String) -> Self { filter { $0.key != path } }
}
