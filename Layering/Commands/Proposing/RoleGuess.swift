import LayeringEngine

/// The role that a target seems to have, and why.
struct RoleGuess: Equatable {
    let role: Role
    /// The reason, as the end of a line.
    let reason: String
    /// Whether the package says so itself, by its kind or by the names of the architecture.
    ///
    /// Other roles are proposed only to targets most of whose sources keep their rules.
    var isCertain = false

    /// The role that no rule about names is for.
    static func none(_ reason: String) -> RoleGuess { RoleGuess(role: .other, reason: reason) }
}

/// Guesses roles from the shape of a package.
struct RoleGuesser {
    private let sketch: PackageSketch
    private let targets: [TargetFacts]

    init(_ sketch: PackageSketch) {
        self.sketch = sketch
        targets = sketch.package.targets
    }

    /// A guess for each target.
    func guesses() -> [RoleGuess] {
        let names = Set(targets.filter { $0.kind == .library }.map(\.name))
        let isNamed = names.isSuperset(of: ["Domain", "Data", "DesignSystem"])
        return targets.indices.map { number in
            if targets[number].kind == .test {
                return RoleGuess(role: .test, reason: "a target of tests", isCertain: true)
            }
            return isNamed ? named(number) : guess(number)
        }
    }

    /// The role in a package that has the architecture's names.
    private func named(_ number: Int) -> RoleGuess {
        let target = targets[number]
        let role: Role? =
            switch target.name {
            case _ where target.kind == .executable: .app
            case "Domain": .domain
            case "Data": .data
            case "DesignSystem": .design
            case "App", sketch.package.name: .app
            default: nil
            }
        if let role {
            let isProgram = target.kind == .executable
            return RoleGuess(role: role, reason: isProgram ? "a program" : "by its name", isCertain: true)
        }
        guard let reason = featureReason(target) else { return .none("no name of the architecture") }
        return RoleGuess(role: .feature, reason: reason, isCertain: true)
    }

    private static let inFeatures = "in the folder Features"

    private func isInFeatures(_ target: TargetFacts) -> Bool {
        target.path.split(separator: "/").dropLast().contains("Features")
    }

    private func featureReason(_ target: TargetFacts) -> String? {
        guard target.kind == .library else { return nil }
        if isInFeatures(target) { return Self.inFeatures }
        let isUsedByApp = targets.contains { $0.name == "App" && $0.dependencies.contains(target.name) }
        let used = ["Domain", "DesignSystem"].filter(target.dependencies.contains).joined(separator: " and ")
        return isUsedByApp && !used.isEmpty ? "App uses it, and it uses \(used)" : nil
    }
}

extension RoleGuesser {
    private var screens: Set<Int> {
        Set(targets.indices.filter { targets[$0].kind == .library && sketch.screens(of: $0) != nil })
    }

    /// The targets that put an app together: nothing uses them, and they use screens.
    private var roots: Set<Int> {
        Set(
            targets.indices.filter { number in
                guard targets[number].kind != .test, sketch.screens(of: number) != nil else { return false }
                let least = targets[number].kind == .executable ? 1 : 2
                return sketch.users[number].isEmpty && sketch.uses[number].intersection(screens).count >= least
            })
    }

    private func guess(_ number: Int) -> RoleGuess {
        if screens.contains(number), isInFeatures(targets[number]) {
            return RoleGuess(role: .feature, reason: Self.inFeatures)
        }
        guard !roots.isEmpty else { return .none("no app here that has screens in other targets") }
        if roots.contains(number) {
            return RoleGuess(role: .app, reason: "nothing uses it, and it uses targets with screens")
        }
        guard targets[number].kind == .library else {
            return .none("a \(targets[number].kind) without screens of others")
        }
        return screens.contains(number) ? ofScreens(number) : withoutScreens(number)
    }

    private func ofScreens(_ number: Int) -> RoleGuess {
        let (users, framework) = (sketch.users[number], sketch.screens(of: number) ?? "")
        if !users.isEmpty, users.isSubset(of: roots) {
            return RoleGuess(role: .feature, reason: "imports \(framework), and the app alone uses it")
        }
        let others = users.intersection(screens).subtracting(roots)
        return others.count > 1 && sketch.uses[number].isDisjoint(with: screens)
            ? RoleGuess(role: .design, reason: "imports \(framework), and \(others.count) targets with screens use it")
            : .none("imports \(framework), but is not clearly a feature or a design system")
    }

    private func withoutScreens(_ number: Int) -> RoleGuess {
        let users = sketch.users[number]
        if isDomain(number, below: []), users.count > 1 {
            return RoleGuess(role: .domain, reason: "imports Foundation at most, and \(users.count) targets use it")
        }
        guard let name = sketch.ioNames[number] else { return .none("nothing says which role it has") }
        return users.isDisjoint(with: screens.subtracting(roots))
            ? RoleGuess(role: .data, reason: "does I/O (\(name)), and no screen uses it")
            : .none("does I/O (\(name)), but screens use it, which `data` would forbid")
    }

    private func isDomain(_ number: Int, below: Set<Int>) -> Bool {
        targets[number].kind == .library && sketch.ioNames[number] == nil && !below.contains(number)
            && sketch.frameworks[number].isSubset(of: ["Foundation", "FoundationEssentials"])
            && sketch.uses[number].allSatisfy { isDomain($0, below: below.union([number])) }
    }
}
