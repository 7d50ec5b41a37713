import Data
import Domain
import TextShell

extension CommandFailure {
    /// Why there is no backup, or why it was not restored, as the end of a command.
    init(_ fault: BackupFault) {
        if case .clinic(let error) = fault { self.init(error) } else { self.init(fault.message, ExitCode(fault)) }
    }
}

nonisolated extension ExitCode {
    /// The exit code of a fault.
    init(_ fault: BackupFault) {
        self =
            switch fault {
            case .otherKey: .usage
            case .foreign, .damaged, .noKey: .dataError
            case .noClinic, .missing: .noInput
            case .exists, .keyExists, .occupied: .cannotCreate
            case .file, .unlikeTheClinic: .ioError
            case .inUse, .underWay, .stopped: .temporaryFailure
            case .wrongKey: .noPermission
            case .newer: .config
            case .clinic(let error): ExitCode(error)
            }
    }
}
