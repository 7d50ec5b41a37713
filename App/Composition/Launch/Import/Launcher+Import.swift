import Data
import DataSync
import Domain
import TextShell

/// `clinic import`.
extension Launcher {
    /// Takes a list in, all of it or nothing, and says what each line did; or would do.
    func takeIn(_ request: ImportRequest, _ options: LaunchOptions) async throws(CommandFailure) -> ExitCode {
        let table = try CSVTable(try await text(of: request.path))
        let workstation = try await workstation(as: options.user, options)
        let (store, isDryRun) = (workstation.store, options.founding.isDryRun)
        var rows = ImportedRows(table, of: request.kind)
        let products = request.kind == .products ? rows.products(in: store.profile.currency) : []
        let services = request.kind == .services ? rows.services() : []
        let hours = request.kind == .hours ? rows.hours() : []
        guard rows.problems.isEmpty else {
            for problem in rows.problems { output.notify(problem) }
            throw CommandFailure("Nothing was taken in.", .dataError)
        }
        do throws(AppError) {
            let steps =
                switch (request.kind, isDryRun) {
                case (.products, true): try await store.offers.plan(products: products)
                case (.services, true): try await store.offers.plan(services: services)
                case (.hours, true): try await store.offers.plan(hours: hours)
                case (.hours, false):
                    try await store.offers.takeIn(hours: hours, operation: operation(of: workstation))
                case (.products, false):
                    try await store.offers.takeIn(products: products, operation: operation(of: workstation))
                case (.services, false):
                    try await store.offers.takeIn(services: services, operation: operation(of: workstation))
                }
            return write(isDryRun ? Self.plan(steps) : Self.result(steps))
        } catch {
            throw CommandFailure(error)
        }
    }

    private static func plan(_ steps: [ImportStep]) -> String {
        steps.map { "\($0)\n" }.joined() + "Nothing was changed: this was a dry run.\n"
    }

    private static func result(_ steps: [ImportStep]) -> String {
        let new = steps.count { if case .added = $0 { true } else { false } }
        let changed = steps.count { if case .changed = $0 { true } else { false } }
        return "Taken in: \(new) new, \(changed) changed, \(steps.count - new - changed) as they were.\n"
    }

    private func text(of path: String) async throws(CommandFailure) -> String {
        guard path == "-" else {
            do throws(FileFault) {
                return try TextFile(path: path).text()
            } catch {
                throw CommandFailure("\(error.path): \(error.reason).", .noInput)
            }
        }
        var lines: [String] = []
        while let line = try await input.line(prompt: "") { lines.append(line) }
        return lines.joined(separator: "\n")
    }
}
