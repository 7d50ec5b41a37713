import DesignSystem
import Domain
import TextShell

/// `clinic list` and `clinic show`.
extension Launcher {
    /// Writes the records that are asked for; for people one record is its page.
    func write(_ request: RecordRequest, _ options: LaunchOptions) async throws(CommandFailure) -> ExitCode {
        if case .one(let kind, let number) = request, !options.isTable, options.format != .json {
            return try await show(kind.route(number)?.link ?? "", options)
        }
        let scene = try await scene(options, remembersPlace: false)
        _ = try await signIn(scene.coordinator, options, restoring: false)
        let source = try RecordSource(of: request.kind, in: scene.container)
        let zone = scene.container.timeZone
        let json = RecordJSON(link: { AppRoute(showing: $0)?.link }, secondsFromGMT: zone.secondsFromGMT(for:))
        var output = RecordOutput(request, of: source, as: options.recordForm, json: json, send: write)
        var written = ExitCode.ok
        let failure = await source.failure(of: request, search: options.search) { records in
            written = output.write(records)
            return written == .ok
        }
        if keepsPart, case .list = request, request.kind != .product {
            let lacking =
                options.search == nil
                ? "Only what this workstation keeps is listed."
                : "Where many are found, or the remote cannot be reached, only what this workstation keeps is listed."
            self.output.notify(lacking)
        }
        return written == .ok ? try output.end(failure) : written
    }
}

extension RecordSource {
    /// Reads what is asked for, and returns why it could not be read to its end.
    fileprivate func failure(
        of request: RecordRequest, search: SearchText?, _ take: Taking
    ) async -> CommandFailure? {
        do throws(AppError) {
            try await read(request, search: search, take)
            return nil
        } catch {
            guard error == .signInRequired else { return CommandFailure(error) }
            return CommandFailure("\(error.message) Add --as USER.", ExitCode(error))
        }
    }
}

nonisolated extension LaunchOptions {
    fileprivate var recordForm: RecordOutput.Form { isTable ? .csv : format == .json ? .json : .text }
}
