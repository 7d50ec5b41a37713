import LayeringEngine

extension Command {
    /// Lists the exceptions of a package.
    static func exceptions(_ options: Options) throws -> ExitCode {
        let form = try options.choice("--format", of: ExceptionList.self)
        let subject = try Subject(options)
        let exceptions = try subject.check().exceptions(subject.sources)
        Output.write(
            form.written(exceptions, configuration: Configuration.fileName, today: try day(options)))
        return .fine
    }
}
