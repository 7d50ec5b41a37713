import Domain

/// Where a clinic is kept.
package enum StoreLocation: Hashable, Sendable {
    /// In a folder, which is made if it is not there.
    case folder(String)
    /// In this process's memory, gone with it.
    case memory

    /// The place that the XDG base directory specification gives: `$XDG_DATA_HOME/clinic`, or else
    /// `~/.local/share/clinic`. As the specification says, an `XDG_DATA_HOME` that is not absolute is ignored.
    /// `variable` looks an environment variable up.
    ///
    /// - Throws: ``StorageFault/cannotOpen(path:detail:)`` when the environment names no home folder either.
    package static func standard(variable: (String) -> String?) throws(AppError) -> StoreLocation {
        if let data = variable("XDG_DATA_HOME"), data.hasPrefix("/") { return .folder("\(data)/clinic") }
        guard let home = variable("HOME"), home.hasPrefix("/") else {
            throw .storage(.cannotOpen(path: "~/.local/share/clinic", detail: "HOME does not name a folder"))
        }
        return .folder("\(home)/.local/share/clinic")
    }
}

extension StoreLocation {
    /// Whether there is a clinic here, without opening it.
    package var hasClinic: Bool {
        if case .folder(let path) = self { ClinicFolder(path: path).hasContent } else { false }
    }

    /// The file whose lock says who exchanges with the clinic's remote; nil in memory, which has one user only.
    package var drainer: String? {
        if case .folder(let path) = self { ClinicFolder(path: path).drainer } else { nil }
    }
}

extension StoreLocation: CustomStringConvertible {
    /// The folder's path, or `memory`.
    package var description: String {
        switch self {
        case .folder(let path): path
        case .memory: "memory"
        }
    }
}
