import FoundationEssentials

/// Options that make a connection to PostgreSQL safe unless the user chose otherwise.
struct PostgresSafety {
    /// The options with those of the environment; for an address that names a service, only the written ones.
    let known: [String: String]
    /// The options of the address.
    let written: [String: String]

    /// The options for libpq.
    var options: [String: String] {
        var options = ["application_name": "clinic", "gssencmode": "disable", "client_encoding": "UTF8"]
        options["sslmode"] = isOnThisMachine ? "prefer" : "verify-full"
        // The environment cannot weaken this, which is why it is not asked, nor can the file of services.
        options.merge(written) { $1 }
        if options["sslmode"]?.hasPrefix("verify") == true, known["sslrootcert"] == nil, !isOfService,
            !hasOwnAuthorities
        {
            options["sslrootcert"] = Self.systemAuthorities.first(where: FileManager.default.fileExists)
        }
        return options
    }

    /// Whether nothing goes over a network. A service may be on any machine.
    private var isOnThisMachine: Bool {
        guard !isOfService else { return false }
        let hosts = [known["hostaddr"], known["host"]].compactMap(\.self).first { !$0.isEmpty } ?? ""
        return hosts.isEmpty || hosts.split(separator: ",", omittingEmptySubsequences: false).allSatisfy(Self.isHere)
    }

    private static func isHere(_ host: Substring) -> Bool {
        host.hasPrefix("/") || ["localhost", "127.0.0.1", "::1"].contains(host)
    }

    /// Whether a file of services names more, its authorities among it, which libpq alone reads.
    private var isOfService: Bool { written["service"] != nil || written["servicefile"] != nil }

    /// Whether libpq's default file of certificate authorities exists.
    private var hasOwnAuthorities: Bool {
        let file = FileManager.default.homeDirectoryForCurrentUser.appending(path: ".postgresql/root.crt")
        return FileManager.default.fileExists(atPath: file.path)
    }

    /// Where systems keep the authorities that everybody trusts.
    private static let systemAuthorities = [
        "/etc/ssl/certs/ca-certificates.crt", "/etc/pki/tls/certs/ca-bundle.crt", "/etc/ssl/ca-bundle.pem",
        "/etc/ssl/cert.pem",
    ]
}
