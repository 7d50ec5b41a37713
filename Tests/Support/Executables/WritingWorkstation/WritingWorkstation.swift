import Data
import Domain
import Foundation

/// A workstation for tests that kill it or fill its disk: it makes random writes, exchanges meanwhile, and logs a line
/// for each write as soon as it is acknowledged.
///
///      writing-workstation FOLDER [--remote ADDRESS] [--role join|initialize] [--code CODE] [--user NAME]
///          [--word WORD] [--seed N] [--writes N] [--pause MILLISECONDS] [--again LINE] [--writes-nothing yes]
///          [--places BYTES] [--back-up FILE] [--restore FILE]…
///
/// It ends after that many writes, or when its standard input does, and then sends the rest. The exit code is 0, or 1
/// with a line that begins with `failed`.
@main struct WritingWorkstation {
    static func main() async {
        let journal = Journal()
        do {
            let options = try WorkstationOptions(Array(CommandLine.arguments.dropFirst()))
            try await Workstation(options, journal).run()
        } catch let error as AppError {
            journal.say("failed", error.code, error.message, error.advice)
            exit(1)
        } catch {
            journal.say("failed", "usage", "\(error)")
            exit(64)
        }
    }
}
