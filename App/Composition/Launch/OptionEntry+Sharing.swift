import Data
import DataSync
import TextShell

/// The options of a new workstation of a clinic that shares a remote.
nonisolated extension OptionEntry {
    static let sharing: [OptionEntry] = [
        OptionEntry(
            name: "--founder", value: "KEY", meaning: "with a new --remote: only a clinic of this founding key"
        ) { value, options throws(CommandFailure) in
            guard let founder = KeyFingerprint(value) else {
                throw .badUsage("--founder takes a founding key as clinic doctor shows it, of eight groups of four.")
            }
            options.joining.founder = founder
        }
    ]
}
