extension Rule {
    static let writes = Rule(
        name: "Every write of a repository takes what its author saw, or the rule says why it needs nothing",
        bad: [
            example("func save(_ a: A, operation: OperationID) async throws(AppError)"),
            example("func save(\n        _ a: A, operation: OperationID\n    ) async throws(AppError) -> A"),
            example("func forget(_ id: A.ID) async"),
        ],
        good: example(
            """
            func a() -> Snapshots<A>
                func save(_ a: A, over seen: A, operation: OperationID) async throws(AppError)
                func move(_ a: A.ID, version: Int, operation: OperationID) async throws(AppError) -> A
                func settle(_ seen: A) async throws(AppError)
            """)
    ) { repository in
        repository.types(in: "Domain").filter { $0.kind == "protocol" && $0.name.hasSuffix("Repository") }
            .flatMap { type in
                type.methods.filter { $0.isWrite && !$0.takesWhatWasSeen && !$0.isExempt(in: type) }.map {
                    type.finding(
                        "\($0.name) takes nothing that its author saw", "add a parameter `seen`", at: $0.number)
                }
            }
    }

    private static func example(_ methods: String) -> [String: String] {
        ["Domain/A.swift": "package protocol ARepository: Sendable {\n    \(methods)\n}\n"]
    }
}

/// A method as a protocol declares it, on however many lines.
private struct Method {
    let name: String
    let number: Int
    let text: String

    /// Whether it may change something: reads are streams, which are not awaited.
    var isWrite: Bool { text.contains(" async") }

    /// Whether it names the version or value that it changes.
    var takesWhatWasSeen: Bool {
        ["version:", "over ", "seen:", "from "].contains { text.contains("(\($0)") || text.contains(" \($0)") }
    }

    func isExempt(in type: TypeBody) -> Bool { Self.exempt["\(type.name).\(name)"] != nil }

    /// The methods that are independent of other changes, and why.
    private static let exempt = [
        "StaffSessionRepository.signIn": "begins a session with a name and a password, which are checked",
        "StaffSessionRepository.signOut": "ends the current session",
        "OnboardingRepository.finish": "says once for all that a person went through the onboarding",
        "StaffRepository.invite": "adds somebody new, whose user name must be free",
        "OfferRepository.add": "adds something new, whose title must be free",
        "StaffRepository.accept": "takes the code of the newest invitation, which works once",
        "CartRepository.add": "adds to what is there; its price is agreed when the order is placed",
        "CartRepository.place": "takes a Checkout, which holds the lines that were seen",
        "AppointmentRepository.book":
            "takes a Booking of a time that was seen to be free, and is refused when it is not",
        "PatientRepository.giveReason": "adds an entry to the log, which changes nothing",
        "PatientRepository.openNotes": "adds an entry to the log, which changes nothing",
        "PatientRepository.write": "adds a note; notes are never changed",
        "MusicRepository.change": "takes a PlayQueueChange, which names the entries that were seen",
        "FailedWriteRepository.putAway": "puts away a message that never changes",
        "SavedStateRepository.savedState": "reads",
        "SavedStateRepository.outcome": "reads",
        "SavedStateRepository.typedHistory": "reads",
        "SavedStateRepository.keep": "adds a line to what is there",
        "SavedStateRepository.save": "keeps the place of the person who is there, who alone writes it",
        "SyncRepository.sync": "exchanges what there is",
    ]
}

extension TypeBody {
    /// The methods that the type declares.
    fileprivate var methods: [Method] {
        lines.indices.filter { lines[$0].text.contains("func ") }.map { start in
            let rest = lines[start...].dropFirst().prefix { !$0.text.isBlank && !$0.text.contains("func ") }
            let text = ([lines[start]] + rest).map(\.text).joined(separator: " ")
            let name = text.firstMatch(of: #/func\s+(\w+)/#).map { String($0.1) } ?? ""
            return Method(name: name, number: lines[start].number, text: text)
        }
    }
}

extension String {
    fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
