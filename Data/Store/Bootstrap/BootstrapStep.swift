/// A step of opening a clinic that the user is told about.
package enum BootstrapStep: Hashable, Sendable {
    /// There was no clinic here, so the example clinic was made.
    case createdExampleClinic(at: StoreLocation)
    /// A clinic of one's own was made, with this name.
    case created(String, at: StoreLocation)
    /// There was no clinic here, so the file joined a remote's clinic; it is empty until its first exchange.
    case joined(String, at: StoreLocation)
    /// The file was migrated from one format version to another; a copy from before is at `backup`.
    case migrated(from: Int, to: Int, backup: String)
    /// The file at a path is being looked through, which takes a while.
    case lookingThrough(String)
    /// Others could read or change these files in a folder, and can no longer.
    case closedToOthers([String], in: String)
    /// Others can read or change these files, and that could not be changed.
    case openToOthers([String], in: String)
}

extension BootstrapStep: CustomStringConvertible {
    /// The step in one sentence.
    package var description: String {
        switch self {
        case .createdExampleClinic(let location): "Created the example clinic in \(location)."
        case .created(let name, let location): "Made the clinic “\(name)” in \(location)."
        case .joined(let remote, let location): "Made \(location) a workstation of \(remote)."
        case .migrated(let old, let new, let backup):
            "Brought the clinic from format \(old) to \(new). A copy from before is \(backup)."
        case .lookingThrough(let path):
            "\(path) is not as it was left and is being looked through, which takes a while."
        case .closedToOthers(let names, let folder):
            "In \(folder), others on this machine had access to \(names.joined(separator: ", ")); now only you have."
        case .openToOthers(let names, let folder):
            "In \(folder), others on this machine have access to \(names.joined(separator: ", ")), and that could not be "
                + "changed. Its owner can, with chmod go=, where the disk keeps permissions and can be written to; "
                + "else choose another folder with --data."
        }
    }
}
